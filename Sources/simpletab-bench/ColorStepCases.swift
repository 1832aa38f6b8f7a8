// SPDX-License-Identifier: MIT
//
// What a step of one byte costs at most, over every colour: the source of the constants in `ColorSteps`.

import ImageDiff

/// The case of `simpletab-bench color-steps`.
enum ColorStepCases {
  /// Prints, for colours whose least channel is at least 0, 16, 32 …, the largest length of a step of all
  /// channels together, of red, of green and of blue, in 32nds.
  static func run() {
    var most = [[Double]](repeating: [0, 0, 0, 0], count: 16)
    var next = plane(0)
    for red in 0..<256 {
      let here = next
      if red < 255 { next = plane(red + 1) }
      for green in 0..<256 {
        for blue in 0..<256 {
          let color = here[256 * green + blue]
          let row = min(red, green, blue) / 16
          func look(_ step: Int, _ other: LabColor) {
            most[row][step] = max(most[row][step], color.boundOfDifference(from: other))
          }
          if max(red, green, blue) < 255 { look(0, next[256 * green + blue + 257]) }
          if red < 255 { look(1, next[256 * green + blue]) }
          if green < 255 { look(2, here[256 * green + blue + 256]) }
          if blue < 255 { look(3, here[256 * green + blue + 1]) }
        }
      }
    }
    for least in stride(from: 14, through: 0, by: -1) {
      for step in 0..<4 { most[least][step] = max(most[least][step], most[least + 1][step]) }
    }
    print("least channel   together   red   green   blue")
    for least in 0..<16 {
      let costs = most[least].map { "\(($0 * 3200).rounded(.up) / 100)" }
      print(16 * least, costs.joined(separator: "  "))
    }
  }

  private static func plane(_ red: Int) -> [LabColor] {
    (0..<65_536).map {
      LabColor(red: UInt8(red), green: UInt8($0 >> 8), blue: UInt8($0 & 255))
    }
  }
}
