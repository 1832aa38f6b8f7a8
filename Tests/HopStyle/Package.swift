// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
//
// A user's package: a tab bar style of its own, and golden tests of it beside the tests' sources. It
// sees the products only, as every user does.

import PackageDescription

let package = Package(
  name: "HopStyle",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "SimpleTab", path: "../..")],
  targets: [
    .target(name: "HopStyle", dependencies: [.product(name: "SimpleTab", package: "SimpleTab")]),
    .testTarget(
      name: "HopStyleTests",
      dependencies: [
        "HopStyle", .product(name: "SimpleTab", package: "SimpleTab"),
        .product(name: "SimpleTabTesting", package: "SimpleTab"),
      ],
      exclude: ["Goldens"]),
  ]
)
