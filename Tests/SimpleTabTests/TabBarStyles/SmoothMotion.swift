// SPDX-License-Identifier: MIT
//
// Motion below a pixel, as it arrives in pixels: in every frame of a Pop switch the centre of the icon
// that grows and of the one that comes back follows its formula to 0.02 pixel.

import Compositing
import Foundation
import Raster
import SimpleTab
import Testing
import ViewKit

@MainActor
struct SmoothMotion {
  /// A disc of 21 points in the middle of 25, black on clear.
  private func disc(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25), format: format).image {
      $0.cgContext.setFillColor(UIColor.black.cgColor)
      $0.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 21, height: 21))
    }
  }

  /// The centre of what is dark on white between two columns, in pixels.
  private func centroid(_ pixmap: Pixmap, _ columns: Range<Int>) -> (x: Double, y: Double) {
    var (sum, sx, sy) = (0.0, 0.0, 0.0)
    for y in 0..<pixmap.height {
      for x in columns {
        let dark = 255 - Double(pixmap.bytes[4 * (y * pixmap.width + x)])
        if dark == 0 { continue }
        sum += dark
        sx += dark * (Double(x) + 0.5)
        sy += dark * (Double(y) + 0.5)
      }
    }
    return (sx / sum, sy / sum)
  }

  @Test(
    "The centres of both icons follow their formulas to 0.02 pixel in every frame",
    arguments: [1.0, 2, 3])
  func pop(scale: Double) throws {
    let stage = Stage(size: CGSize(width: 375, height: 110), scale: scale)
    stage.makeCurrent()
    let controller = SimpleTabBarController()
    controller.viewControllers = (0..<3).map { tag in
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.tabBarItem = SimpleTabBarItem(
        title: nil, image: disc(scale: scale).withRenderingMode(.alwaysTemplate), tag: tag)
      return page
    }
    let bar = controller.tabBar
    bar.backgroundImage = UIImage()
    bar.shadowImage = UIImage()
    let style = PopTabBarStyle(tabBar: bar)
    style.setIconColor(.black, forState: .normal)
    style.setIconColor(UIColor(red: 0.2, green: 0, blue: 0, alpha: 1), forState: .selected)
    controller.tabBarStyle = style
    controller.viewTransition = PopViewTransition()
    stage.rootViewController = controller
    stage.layoutIfNeeded()
    style.selectorView.isHidden = true
    controller.selectedIndex = 1
    // The bar's top is at 61, its items one point lower; their centres are at 62.5, 187.5, 312.5.
    let top = 110 - 49 + 1.0
    for time in frames(0.55, perSecond: 60) {
      stage.advance(to: time)
      let pixmap = Compositor.render(stage.displayList())
      let p = progress(time, 0.3)
      for (x, y) in [(62.5, top + 25.5 - 10 * p), (187.5, top + 15.5 + 10 * p)] {
        let columns = Int((x - 50) * scale)..<Int((x + 50) * scale)
        let found = centroid(pixmap, columns)
        #expect(abs(found.x - x * scale) < 0.02, "\(time): \(found.x), formula \(x * scale)")
        #expect(abs(found.y - y * scale) < 0.02, "\(time): \(found.y), formula \(y * scale)")
      }
    }
  }
}
