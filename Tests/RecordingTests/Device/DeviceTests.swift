// SPDX-License-Identifier: MIT
//
// Device facts that users can look up, and the rule for turned screens.

import Testing
import ViewKit

@testable import Recording

struct DeviceTests {
  @Test func `The standard device is the one of the original demo`() {
    let device = Device.standard
    #expect(device.name == "iPhone 8")
    #expect([device.width, device.height, Double(device.scale)] == [375, 667, 2])
    #expect(device.safeArea == DeviceInsets(top: 20))
  }

  @Test func `Names are unique and found`() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    for device in Device.all { #expect(Device.find(device.name) == device) }
    #expect(Device.find("iPhone 99") == nil)
  }

  @Test func `Every device is portrait and has a plausible scale`() {
    for device in Device.all {
      #expect(device.width < device.height)
      #expect((1...4).contains(device.scale))
    }
  }

  @Test func `Turning swaps the sides and moves the notch's inset to them`() {
    let turned = Device.named("iPhone 12").turned
    #expect([turned.width, turned.height] == [844, 390])
    #expect(turned.safeArea == DeviceInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(Device.standard.turned.safeArea == DeviceInsets())
    #expect(Device.named("iPad mini 6").turned.safeArea == Device.named("iPad mini 6").safeArea)
  }

  @Test @MainActor func `Size classes follow the extent`() {
    func classes(_ device: Device) -> [UIUserInterfaceSizeClass] {
      [device.traits.horizontalSizeClass, device.traits.verticalSizeClass]
    }
    #expect(classes(.named("iPhone X")) == [.compact, .regular])
    #expect(classes(Device.named("iPhone X").turned) == [.compact, .compact])
    #expect(classes(Device.named("iPhone 11").turned) == [.regular, .compact])
    #expect(classes(.named("iPad mini 6")) == [.regular, .regular])
    #expect(Device.named("iPad mini 6").traits.userInterfaceIdiom == .pad)
    #expect(Device.named("iPhone 8").traits.userInterfaceIdiom == .phone)
  }
}
