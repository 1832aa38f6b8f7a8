// SPDX-License-Identifier: MIT
//
// Any PNG file becomes straight RGBA8: every colour type, depth and interlace, tRNS as opacity, 16
// bits reduced to round(v · 255 / 65535). Gamma and background chunks are not applied: pixels are
// taken as sRGB, or converted to it when the file says Display P3. The chunks are walked and held against
// the limits here; plain files are decoded by `PlainPNG`, files from app bundles made plain by `CgBIPNG`,
// all others decoded by libpng.

import Foundation

/// Reads PNG files.
public enum PNGReader {
  /// The picture in a file.
  ///
  /// - Throws: an error with the path when the file is missing, a folder, unreadable, not a PNG,
  ///   truncated, corrupt, or larger than the limits (then before memory is taken for its pixels).
  public static func read(
    path: String, limits: ImageReadLimits = .standard
  ) throws(ImageReadError) -> DecodedImage {
    do {
      return try decode(contents(of: path, limits: limits), limits: limits)
    } catch {
      throw ImageReadError(path: path, cause: error)
    }
  }

  /// The picture in the bytes of a file; `path` only names it in errors.
  public static func read(
    bytes: [UInt8], path: String? = nil, limits: ImageReadLimits = .standard
  ) throws(ImageReadError) -> DecodedImage {
    do {
      return try decode(bytes, limits: limits)
    } catch {
      throw ImageReadError(path: path, cause: error)
    }
  }

  private static func decode(
    _ bytes: [UInt8], limits: ImageReadLimits
  ) throws(ImageReadError.Cause) -> DecodedImage {
    guard bytes.count <= limits.fileBytes else { throw tooManyBytes(limits) }
    let file = try PNGChunks(bytes, limits: limits)
    let isDisplayP3 = PNGColorSpace(bytes, file.chunks) == .displayP3
    if isDisplayP3, file.header.bitDepth == 16 {
      let samples = try LibPNGDecoder.samples(
        pixelsOnly(bytes, file.chunks), header: file.header, depth: .sixteen)
      return DecodedImage(
        width: file.header.width, height: file.header.height,
        straightBytes: DisplayP3.converted(from16Bits: samples))
    }
    let image =
      file.isCgBI ? try CgBIPNG.decode(bytes, file, limits) : try pixels(of: bytes, file)
    guard isDisplayP3 else { return image }
    return DecodedImage(
      width: image.width, height: image.height,
      straightBytes: DisplayP3.converted(image.straightBytes))
  }

  /// The pixels as the file has them, in whatever colour space.
  static func pixels(
    of bytes: [UInt8], _ file: PNGChunks
  ) throws(ImageReadError.Cause) -> DecodedImage {
    if let plain = PlainPNG.decode(bytes, file) { return plain }
    return try LibPNGDecoder.decode(pixelsOnly(bytes, file.chunks), header: file.header)
  }

  /// The file without what would make libpng change pixel values (gamma, colour profiles, background)
  /// and without what it need not see: the critical chunks and tRNS.
  private static func pixelsOnly(_ bytes: [UInt8], _ chunks: [PNGChunks.Chunk]) -> [UInt8] {
    var file = PNGChunks.signature
    file.reserveCapacity(bytes.count)
    for chunk in chunks where chunk.isCritical || chunk.type == "tRNS" {
      file += bytes[chunk.whole]
    }
    return file
  }

  private static func contents(
    of path: String, limits: ImageReadLimits
  ) throws(ImageReadError.Cause) -> [UInt8] {
    let url = URL(fileURLWithPath: path)
    do {
      let handle = try FileHandle(forReadingFrom: url)
      // One byte more than allowed tells a file that is too large from one that just fits.
      let data = try handle.read(upToCount: limits.fileBytes + 1) ?? Data()
      try handle.close()
      guard data.count <= limits.fileBytes else { throw tooManyBytes(limits) }
      return [UInt8](data)
    } catch let cause as ImageReadError.Cause {
      throw cause
    } catch {
      throw cause(of: error, url)
    }
  }

  private static func cause(of error: any Error, _ url: URL) -> ImageReadError.Cause {
    let kind = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    if kind?.isDirectory == true { return .isDirectory }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return .missing
    case .fileReadNoPermission: return .unreadable("permission is denied")
    default: break
    }
    // Foundation's own words follow the locale and do not say why.
    switch ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? 0 {
    case Int(ELOOP): return .unreadable("too many symbolic links")
    case Int(ENAMETOOLONG): return .unreadable("the name is too long")
    case Int(EMFILE): return .unreadable("too many open files")
    case 0: return .unreadable("the system does not say why")
    case let code: return .unreadable("the system reports error \(code)")
    }
  }

  static func tooManyBytes(_ limits: ImageReadLimits) -> ImageReadError.Cause {
    .tooLarge("the file has more than \(limits.fileBytes) bytes, which is the limit")
  }
}
