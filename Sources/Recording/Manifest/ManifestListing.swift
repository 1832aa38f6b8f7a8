// SPDX-License-Identifier: MIT
//
// A manifest on its way to its file: frames become text as they are written and are not kept, so a
// film of a hundred thousand frames takes no more memory than one of a hundred. Fonts stand above the
// frames and are known after them; that is why the text of the frames waits in a spool.

/// A manifest that is written while its frames are.
final class ManifestListing {
  private let manifest: Manifest
  private let spool: SpoolFile
  private let journal: FrameJournal
  private var sequences = 0
  private var frames = 0
  /// The frames of sequences that are whole, in the last file and since then.
  private var (saved, unsaved) = (0, 0)
  /// The spool's length after the last sequence that is whole.
  private var whole = 0

  /// A manifest of no sequences yet, whose file will lie in a folder.
  init(_ manifest: Manifest, folder: String) {
    self.manifest = manifest
    spool = SpoolFile(in: folder)
    journal = FrameJournal(manifest, folder: folder)
  }

  /// Lists a sequence of an earlier manifest.
  func add(_ sequence: EarlierManifest.Sequence, of earlier: EarlierManifest) throws(FileError) {
    try open(name: sequence.name, duration: sequence.duration, fps: sequence.fps)
    try earlier.forEachFrame(of: sequence) { frame throws(FileError) in
      try append(Manifest.line(of: frame))
      return true
    }
    try close()
  }

  /// Lists a whole sequence.
  func add(_ sequence: Manifest.Sequence) throws(FileError) {
    try open(name: sequence.name, duration: sequence.duration, fps: sequence.fps)
    for frame in sequence.frames { try append(Manifest.line(of: frame)) }
    try close()
  }

  /// Begins a sequence whose frames are being written: should the process be killed, the journal has them.
  func begin(name: String, duration: Double, fps: Int) throws(FileError) {
    journal.begin(name: name, duration: duration, fps: fps)
    try open(name: name, duration: duration, fps: fps)
  }

  /// Lists the sequence's next frame, whose file is written.
  func add(_ frame: Manifest.Frame) throws(FileError) {
    let line = Manifest.line(of: frame)
    journal.add(line)
    try append(line)
  }

  /// Ends the sequence with the frames that it has.
  func end() throws(FileError) {
    journal.end()
    try close()
  }

  private func open(name: String, duration: Double, fps: Int) throws(FileError) {
    frames = 0
    try spool.append(
      Manifest.opening(name: name, duration: duration, fps: fps, isFirst: sequences == 0))
  }

  private func append(_ line: String) throws(FileError) {
    try spool.append(Manifest.lineStart(isFirst: frames == 0) + line)
    frames += 1
  }

  private func close() throws(FileError) {
    try spool.append(Manifest.sequenceEnd(isEmpty: frames == 0))
    sequences += 1
    unsaved += frames
    whole = spool.count
  }

  /// Whether frames of whole sequences are listed that the last file has not.
  var isBehind: Bool { unsaved > 0 }

  /// Whether a file is due: once the frames since the last one are an eighth of those in it, so that a
  /// scene of thousands of sequences does not write thousands of manifests that grow.
  var isDue: Bool { isBehind && unsaved >= saved / 8 }

  /// What is listed so far is in the file already.
  func markSaved() {
    saved += unsaved
    unsaved = 0
  }

  /// Puts the manifest of the sequences that are whole into its file; one that has begun is dropped.
  func save(fonts: [Manifest.FontFile], at path: String) throws(FileError) {
    try spool.truncate(to: whole)
    var manifest = manifest
    manifest.fonts = fonts
    try FileWriter.place(
      manifest.opening, spool, Manifest.end(isEmpty: sequences == 0), at: path)
    journal.clear()
    markSaved()
  }
}
