// SPDX-License-Identifier: MIT
//
// Bar heights against QMUI's table of system constants.

import Foundation
import Testing

@testable import ViewKit

struct TabBarMetricsTests {
  private func metrics(
    _ idiom: UIUserInterfaceIdiom = .phone, _ horizontal: UIUserInterfaceSizeClass = .compact,
    _ vertical: UIUserInterfaceSizeClass = .regular, inset: CGFloat = 0
  ) -> TabBarMetrics {
    TabBarMetrics(
      idiom: idiom, horizontal: horizontal, vertical: vertical, bottomInset: inset)
  }

  @Test func `an upright phone's bar is 49 points, and 83 over a home indicator`() {
    #expect(metrics().height == 49)
    #expect(metrics(inset: 34).height == 83)
    #expect(metrics(inset: 34).contentHeight == 49)
    #expect(metrics().layout == .stacked)
  }

  @Test func `a phone on its side has 32 points, or 49 where its width is regular`() {
    let compact = metrics(.phone, .compact, .compact, inset: 21)
    #expect(compact.height == 53)
    #expect(compact.layout == .compactInline)
    let regular = metrics(.phone, .regular, .compact, inset: 21)
    #expect(regular.height == 70)
    #expect(regular.layout == .inline)
  }

  @Test func `an iPad's bar is 50 points, and 65 over a home indicator`() {
    #expect(metrics(.pad, .regular, .regular).height == 50)
    #expect(metrics(.pad, .regular, .regular, inset: 20).height == 65)
  }

  @Test func `an inset that is no number counts as none`() {
    #expect(metrics(inset: .nan).height == 49)
    #expect(metrics(inset: -5).height == 49)
  }
}
