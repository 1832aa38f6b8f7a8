// SPDX-License-Identifier: MIT
//
// Screens of Apple's devices in portrait: width × height in points, scale, safe-area insets at the top
// and bottom. Sizes and iPhone insets: the constants of Tencent's QMUI_iOS (QMUICommonDefines.h,
// QMUIHelper.m), which apps ship with; those before the notch and iPads: Apple's published sizes with
// a 20-point status bar (24 and a 20-point indicator on iPads without a home button).

extension Device {
  /// Every device, oldest first within its family.
  public static let all: [Device] = [
    .row("iPhone SE", 320, 568, scale: 2, top: 20, bottom: 0),
    .row("iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0),
    .row("iPhone 6", 375, 667, scale: 2, top: 20, bottom: 0),
    .row("iPhone 6s", 375, 667, scale: 2, top: 20, bottom: 0),
    .row("iPhone 7", 375, 667, scale: 2, top: 20, bottom: 0),
    .row("iPhone SE 2", 375, 667, scale: 2, top: 20, bottom: 0),
    .row("iPhone SE 3", 375, 667, scale: 2, top: 20, bottom: 0),
    .row("iPhone 6 Plus", 414, 736, scale: 3, top: 20, bottom: 0),
    .row("iPhone 7 Plus", 414, 736, scale: 3, top: 20, bottom: 0),
    .row("iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0),
    .row("iPhone X", 375, 812, scale: 3, top: 44, bottom: 34),
    .row("iPhone XS", 375, 812, scale: 3, top: 44, bottom: 34),
    .row("iPhone 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34),
    .row("iPhone XS Max", 414, 896, scale: 3, top: 44, bottom: 34),
    .row("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34),
    .row("iPhone XR", 414, 896, scale: 2, top: 48, bottom: 34),
    .row("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34),
    .row("iPhone 12 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    .row("iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    .row("iPhone 12", 390, 844, scale: 3, top: 47, bottom: 34),
    .row("iPhone 12 Pro", 390, 844, scale: 3, top: 47, bottom: 34),
    .row("iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34),
    .row("iPhone 13 Pro", 390, 844, scale: 3, top: 47, bottom: 34),
    .row("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    .row("iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34),
    .row("iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34),
    .row("iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34),
    .row("iPhone 14 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    .row("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34),
    .row("iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    .row("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
    .row("iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
    .row("iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
    .row("iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
    .row("iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
    .row("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    .row("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
    .row("iPad 9.7", 768, 1024, scale: 2, top: 20, bottom: 0),
    .row("iPad mini 5", 768, 1024, scale: 2, top: 20, bottom: 0),
    .row("iPad 10.2", 810, 1080, scale: 2, top: 20, bottom: 0),
    .row("iPad Pro 10.5", 834, 1112, scale: 2, top: 20, bottom: 0),
    .row("iPad 10.9", 820, 1180, scale: 2, top: 24, bottom: 20),
    .row("iPad mini 6", 744, 1133, scale: 2, top: 24, bottom: 20),
    .row("iPad Pro 11", 834, 1194, scale: 2, top: 24, bottom: 20),
    .row("iPad Pro 11 M4", 834, 1210, scale: 2, top: 24, bottom: 20),
    .row("iPad Pro 12.9", 1024, 1366, scale: 2, top: 24, bottom: 20),
    .row("iPad Pro 13 M4", 1032, 1376, scale: 2, top: 24, bottom: 20),
  ]

  private static func row(
    _ name: String, _ width: Double, _ height: Double, scale: Int, top: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, width: width, height: height, scale: scale,
      safeArea: DeviceInsets(top: top, bottom: bottom), isTablet: name.hasPrefix("iPad"))
  }
}
