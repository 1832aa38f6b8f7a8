// SPDX-License-Identifier: MIT
//
// A JSON text as a tree in which every value and every key knows where it stands, so that a fault of
// meaning ("negative size") can be reported as precisely as a fault of grammar. Foundation's reader
// keeps no places, which is why this one exists. RFC 8259.

/// A place in a text: lines and columns count from 1, columns in Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// A place in a text.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A value of a JSON text.
public struct JSONNode: Sendable, Equatable {
  /// What a value is.
  public enum Content: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text, escapes resolved.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Keys and values in the order of the text; no key twice.
    case object([JSONMember])
  }

  /// What the value is.
  public let content: Content
  /// Where the value begins.
  public let position: SourcePosition

  /// A value at a place.
  public init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// What a reader calls this kind of value: "a number", "an object".
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value of a key, or `nil` when this is no object or has no such key.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// A key and its value.
public struct JSONMember: Sendable, Equatable {
  /// The key, escapes resolved.
  public let key: String
  /// Where the key begins.
  public let position: SourcePosition
  /// The value.
  public let value: JSONNode
}

/// Why a text is not JSON, and where.
public struct JSONError: Error, Sendable, Equatable {
  /// Where the fault is.
  public let position: SourcePosition
  /// What is wrong, as a clause without a full stop.
  public let reason: String
}
