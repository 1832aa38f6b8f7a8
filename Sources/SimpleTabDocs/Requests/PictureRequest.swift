// SPDX-License-Identifier: MIT
//
// What a marker asks for, with defaults filled in and every value in range, but nothing read or filmed
// yet.

public import Recording
public import SimpleTabScenes

/// A picture that a block asks for.
public struct PictureRequest: Sendable, Equatable {
  /// A scene file or a built-in name.
  public var scene: String
  /// What to draw.
  public var form = PictureForm.still
  /// The transitions, by name; empty for the first.
  public var transitions: [String] = []
  /// What it shows, in words.
  public var alt = ""
  /// The picture's path below the document's folder, without an ending.
  public var name = ""
  /// The variants' appearances.
  public var appearances: [SceneAppearance] = [.light, .dark]
  /// The variants' pixels per point, ascending.
  public var scales = [2]
  /// What is written.
  public var output = BlockOutput.github
  /// Another style than the scene's.
  public var style: String?
  /// Another view transition than the scene's.
  public var viewTransition: String?
  /// Another device than the scene's.
  public var device: String?
  /// When, as a list of moments.
  public var times: String?
  /// How many moments, evenly.
  public var moments = 6
  /// How many side by side.
  public var columns: Int?
  /// A frame's width, in points.
  public var width: Double?
  /// What is kept of the screen.
  public var crop = FrameCrop.screen
  /// What lies around frames.
  public var mount = MountOptions()
  /// What lies behind everything; `nil` for nothing.
  public var backdrop: SceneColor?
  /// How many times larger strobes are.
  public var zoom = 3
  /// Styles beside one another.
  public var styles = ["simple", "pop", "elegant"]
  /// View transitions beside one another.
  public var viewTransitions = ["none", "pop", "crossFade"]
  /// An animation's frames per second.
  public var framesPerSecond = 30
  /// How long an animation rests at its start and at each end, in milliseconds.
  public var hold = 900
  /// How many times slower an animation plays.
  public var slower = 1.0

  /// A request with defaults.
  public init(scene: String) { self.scene = scene }
}

/// What lies around a frame; lengths in points.
public struct MountOptions: Sendable, Equatable {
  /// Whether a device is drawn around the screen.
  public var hasDevice = false
  /// Around the frame.
  public var padding: Double?
  /// The radius of the corners.
  public var corners: Double?
  /// Whether there is a shadow; `nil` for what fits the rest.
  public var hasShadow: Bool?

  /// Nothing but the frame.
  public init() {}
}
