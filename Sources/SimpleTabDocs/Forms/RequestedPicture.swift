// SPDX-License-Identifier: MIT
//
// A single picture of a scene in any form, for those who want a file and have no document.

public import SimpleTabScenes

extension PictureRequest {
  /// The bytes of the picture's file, for the scene's own appearance and scale; what the scene reported
  /// is handed on. An animation is compressed by `jobs` threads. Throws what is wrong with the request or the scene.
  @MainActor
  public func file(
    of scene: Scene, jobs: Int = 1, warn: ([String]) -> Void = { _ in }
  ) throws -> [UInt8] {
    let library = FilmLibrary(scenes: [self.scene: scene])
    let picture = try FormDrawing(
      request: self,
      variant: PictureVariant(appearance: scene.appearance, scale: scene.device.scale),
      scene: self.scene, library: library
    ).picture()
    warn(library.diagnostics)
    return try picture.bytes(jobs: jobs)
  }
}
