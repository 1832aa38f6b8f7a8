// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
//
// The targets, from the arithmetic of pixels up to the command line. Each target sees only those
// under it; `swift build --explicit-target-dependency-import-check error` proves it.

import PackageDescription

/// What all of our Swift is built with: the current language mode, unsafe code only where it is
/// marked, and no warning left standing.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A library target of ours under the strict settings. The C library's mathematics is linked by
/// name, because the lowest targets import nothing that would bring it.
func target(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: strict,
    linkerSettings: [.linkedLibrary("m")])
}

/// A test bundle that mirrors one target; `FixtureSupport` finds files under `Fixtures`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name), "FixtureSupport"] + dependencies,
    swiftSettings: strict)
}

var products: [Product] = [
  .executable(name: "simpletab", targets: ["simpletab-tool"]),
  .library(name: "SimpleTab", targets: ["SimpleTab", "ViewKit", "Recording"]),
  .library(name: "SimpleTabTesting", targets: ["SimpleTabTesting", "Golden"]),
]

var targets: [Target] = [
  // System libraries: module maps only.
  .systemLibrary(
    name: "CFreeType", pkgConfig: "freetype2",
    providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
  .systemLibrary(
    name: "CHarfBuzz", pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
  .systemLibrary(
    name: "CFriBidi", pkgConfig: "fribidi",
    providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
  .systemLibrary(
    name: "CPNG", pkgConfig: "libpng",
    providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
  .systemLibrary(
    name: "CZlib", pkgConfig: "zlib",
    providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  // Optional: without them the build warns, and zlib compresses instead.
  .systemLibrary(
    name: "CISAL", pkgConfig: "libisal",
    providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
  .systemLibrary(
    name: "CLibdeflate", pkgConfig: "libdeflate",
    providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),

  // Level 0: the arithmetic of pixels and the arithmetic of time.
  .target(name: "CRasterKernels"),
  target("Raster", ["CRasterKernels"]),
  target("Animation", []),

  // Level 1: text, bytes.
  .target(
    name: "CPNGShim", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("png")]),
  .target(
    name: "CDeflate", dependencies: ["CZlib", "CISAL", "CLibdeflate"],
    linkerSettings: [.linkedLibrary("z")]),
  .target(name: "CSHA256"),
  target("Typesetting", ["Raster", "CFreeType", "CHarfBuzz", "CFriBidi"]),
  target("ImageCoding", ["Raster", "CRasterKernels", "CPNGShim", "CDeflate", "CSHA256"]),

  target("ImageDiff", ["Raster", "CRasterKernels"]),

  // Level 2: the display list and its execution.
  target("Compositing", ["Raster", "Typesetting"]),

  // Level 3: layers, views, controllers.
  target("ViewKit", ["Raster", "Animation", "Typesetting", "ImageCoding", "Compositing"]),

  // Level 4: the library, and the camera.
  target("SimpleTab", ["ViewKit"]),
  target(
    "Recording",
    ["Raster", "Animation", "Typesetting", "ImageCoding", "Compositing", "ViewKit"]),

  // Levels 5 to 7: scene files, arguments, the process.
  target(
    "SimpleTabScenes",
    ["SimpleTab", "Recording", "ViewKit", "ImageCoding", "Typesetting", "Raster"]),
  target("SimpleTabTesting", ["Golden", "SimpleTabScenes", "SimpleTab", "Recording", "ViewKit"]),
  target("Golden", ["ImageDiff", "ImageCoding", "Recording", "Raster"]),
  target(
    "SimpleTabDocs",
    ["SimpleTabScenes", "Recording", "ViewKit", "ImageCoding", "Compositing", "Raster"]),
  target(
    "SimpleTabCLI",
    [
      "SimpleTabScenes", "SimpleTabDocs", "Golden", "SimpleTab", "Recording", "ViewKit",
      "ImageCoding", "ImageDiff", "Typesetting", "Raster",
    ]),
  .target(name: "CHeap"),
  .executableTarget(
    name: "simpletab-tool", dependencies: ["SimpleTabCLI", "CHeap"], swiftSettings: strict),
  .executableTarget(
    name: "simpletab-bench",
    dependencies: [
      "CHeap", "Raster", "Animation", "Typesetting", "ImageCoding", "ImageDiff", "Compositing",
      "ViewKit",
      "Recording",
    ],
    swiftSettings: strict),

  // Tests, one bundle a target.
  .target(
    name: "FixtureSupport", dependencies: ["Raster"], path: "Tests/FixtureSupport",
    swiftSettings: strict),
  .target(
    name: "FuzzTargets",
    dependencies: [
      "FixtureSupport", "SimpleTabCLI", "SimpleTabDocs", "SimpleTabScenes", "Golden", "Recording",
      "ImageCoding",
      "Compositing", "Typesetting", "Raster",
    ],
    path: "Tests/FuzzTargets", swiftSettings: strict),
  .testTarget(
    name: "FuzzTests", dependencies: ["FuzzTargets", "FixtureSupport", "Recording"],
    swiftSettings: strict),
  tests("Raster", []),
  tests("Animation", []),
  tests("Typesetting", ["Raster", "CFreeType"]),
  tests("ImageCoding", ["Raster"]),
  tests("ImageDiff", ["Raster"]),
  tests("Compositing", ["Raster", "Typesetting"]),
  tests("ViewKit", ["Raster", "Animation", "Typesetting", "ImageCoding", "Compositing"]),
  .testTarget(
    name: "simpletab-benchTests",
    dependencies: ["simpletab-bench", "FixtureSupport", "Compositing", "Raster", "Typesetting"],
    swiftSettings: strict),
  tests("SimpleTab", ["ViewKit", "Recording", "Compositing", "Raster"]),
  tests("Recording", ["ViewKit", "Raster", "ImageCoding", "Compositing", "Typesetting"]),
  tests("Golden", ["Recording", "ViewKit", "ImageCoding", "ImageDiff", "Raster"]),
  tests("SimpleTabTesting", ["Golden", "SimpleTab", "Recording", "ViewKit"]),
  tests(
    "SimpleTabScenes",
    [
      "SimpleTab", "Recording", "ViewKit", "ImageCoding", "ImageDiff", "Compositing", "Typesetting",
      "Raster",
    ]),
  tests(
    "SimpleTabDocs",
    ["SimpleTabScenes", "Recording", "ViewKit", "ImageCoding", "Compositing", "Raster"]),
  tests(
    "SimpleTabCLI",
    [
      "SimpleTabScenes", "Golden", "Recording", "ImageCoding", "ImageDiff", "Raster", "ViewKit",
    ]),
]

// The names that iOS code imports. Apple's systems have modules of these names already.
#if os(Linux)
  products.append(.library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]))
  targets += [
    target("CoreGraphics", ["ViewKit"]),
    target("QuartzCore", ["ViewKit", "CoreGraphics"]),
    target("UIKit", ["ViewKit", "CoreGraphics", "QuartzCore"]),
  ]
#endif

// The fuzzers need instrumented code and libFuzzer's driver: Scripts/fuzz.sh builds them.
if Context.environment["SIMPLETAB_FUZZ"] != nil {
  targets.append(
    .executableTarget(
      name: "simpletab-fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz",
      swiftSettings: strict))
}

let package = Package(
  name: "SimpleTab",
  platforms: [.macOS(.v26)],
  products: products,
  targets: targets
)
