// SPDX-License-Identifier: MIT
//
// The JSON Schema (2020-12) of `report.json`, version 1: for whoever reads it by program.

/// The schema of the report's JSON.
public enum ReportSchema {
  /// The schema as text, with a line feed at the end.
  public static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "report.json of simpletab verify, version 1",
      "type": "object",
      "required": ["schema", "verdict", "counts", "goldens", "accept", "results"],
      "additionalProperties": false,
      "properties": {
        "schema": { "const": 1, "description": "The version of this format." },
        "verdict": { "$ref": "#/$defs/verdict", "description": "The worst: decides the exit code." },
        "counts": {
          "type": "object",
          "description": "Sequences by verdict.",
          "required": ["same", "differs", "size", "missing", "stale"],
          "additionalProperties": { "type": "integer", "minimum": 0 }
        },
        "goldens": { "type": "string", "description": "The goldens' folder." },
        "accept": { "type": "string", "description": "The command that accepts what is drawn now." },
        "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
      },
      "$defs": {
        "verdict": {
          "enum": ["same", "differs", "size", "missing", "stale"],
          "description": "same; pixels, motion or length differ or an assertion fails; another size; no golden; a golden that belongs to nothing."
        },
        "result": {
          "type": "object",
          "required": ["scene", "sequence", "source", "verdict"],
          "additionalProperties": false,
          "properties": {
            "scene": { "type": "string" },
            "sequence": { "type": "string", "description": "Such as 0-1; empty for the whole scene." },
            "source": { "type": "string", "description": "The file that a person would change." },
            "verdict": { "$ref": "#/$defs/verdict" },
            "messages": {
              "type": "array",
              "items": { "type": "string" },
              "description": "In words, the clearest first; absent when all is the same."
            },
            "motion": { "type": "array", "items": { "$ref": "#/$defs/motion" } },
            "frames": { "type": "array", "items": { "$ref": "#/$defs/frame" } }
          }
        },
        "motion": {
          "type": "object",
          "required": ["views", "property", "frame", "time", "from", "message"],
          "additionalProperties": false,
          "properties": {
            "views": { "type": "array", "items": { "type": "string" } },
            "property": {
              "enum": ["y", "x", "scale", "size", "alpha", "color", "tint", "text", "presence"]
            },
            "frame": { "type": "integer", "minimum": 0, "description": "Where it is largest." },
            "time": { "type": "number", "minimum": 0, "description": "That frame's time in seconds." },
            "from": { "type": "integer", "minimum": 0, "description": "The first frame that differs." },
            "message": { "type": "string" }
          }
        },
        "frame": {
          "type": "object",
          "required": ["index", "time", "message"],
          "additionalProperties": false,
          "properties": {
            "index": { "type": "integer", "minimum": 0 },
            "time": { "type": "number", "minimum": 0 },
            "message": { "type": "string", "description": "Empty when the frame passes." },
            "expected": { "type": "string", "description": "A file beside report.json." },
            "actual": { "type": "string", "description": "A file beside report.json." },
            "diff": { "type": "string", "description": "A file beside report.json." }
          }
        }
      }
    }

    """
}
