// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
//
// Client code as it is written for iOS, in three ages of Swift, each a target of its own that imports
// UIKit; and the tests that film it. A package apart, because clients see the products only. XCTest,
// because Swift's own Testing cannot be imported beside a module named UIKit. The folder's name is one
// that no checkout of SimpleTab has: a package whose folder has its dependency's name does not resolve.

import PackageDescription

let products: [Target.Dependency] = [
  .product(name: "SimpleTab", package: "SimpleTab"), .product(name: "UIKit", package: "SimpleTab"),
]

let package = Package(
  name: "UIKitClients",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "SimpleTab", path: "../..")],
  targets: [
    .target(
      name: "SeedSpellingClient", dependencies: products, swiftSettings: [.swiftLanguageMode(.v4)]),
    .target(
      name: "CoreAnimationClient", dependencies: products,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "CustomTransitionClient", dependencies: products,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ClientFilms",
      dependencies: ["SeedSpellingClient", "CoreAnimationClient", "CustomTransitionClient"]
        + products,
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
