// SPDX-License-Identifier: MIT
//
// Core Animation's named choices as Swift 1 to 4.1 spelled them: global constants. Each is the value of
// the current type, so it goes wherever that type is taken.

import Foundation

/// Progress as time.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// Starts slowly.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// Ends slowly.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// Starts and ends slowly.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The curve of implicit animations.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// After its end, with its last value.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// Before its start, with its first value.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// Before and after.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// Not at all.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// Inside where the outline winds around a point other than zero times.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// Inside where a ray crosses the outline an odd number of times.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// Lines end square, at the end point.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// Lines end with half a circle.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// Lines end square, half a line width further.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// Lines meet in a sharp corner.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// Lines meet in an arc.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// Lines meet with the corner cut off.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// Values on the straight way between keyframes.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// Each keyframe's value holds.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// Values on the straight way, evenly.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// Values on a smooth curve.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// Values on a smooth curve, evenly.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The layer's x axis points along the path.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The layer's x axis points back along the path.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// The new picture appears through the old one.
public let kCATransitionFade = CATransitionType.fade
/// The new picture slides in over the old one.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The new picture pushes the old one out.
public let kCATransitionPush = CATransitionType.push
/// The old picture slides away.
public let kCATransitionReveal = CATransitionType.reveal
/// From the left edge.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// From the right edge.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// From the top edge.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// From the bottom edge.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// Contents stretched to the bounds.
public let kCAGravityResize = CALayerContentsGravity.resize
/// Contents as large as fits, in proportion.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// Contents as small as covers, in proportion.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// Contents in the middle, at their own size.
public let kCAGravityCenter = CALayerContentsGravity.center
