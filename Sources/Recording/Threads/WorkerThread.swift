// SPDX-License-Identifier: MIT
//
// A thread, or the answer that there is none to be had. Dispatch, Foundation and Swift's own tasks start
// threads too, but wait without end, or lose the work, where the system refuses one (pthread_create(3)
// gives EAGAIN: ulimit -u, a container's limit, no room for a stack).
//
// Unsafe, and why it is safe: the body is boxed and retained once for the new thread, which takes that
// reference over with its first step; where no thread starts it is given back here. The thread's number
// is used once more, to wait for its end.

import Foundation

/// A thread that runs a function once.
package final class WorkerThread: Sendable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// A stack's bytes, of address space: what the main thread has on most systems, whatever `ulimit -s`
  /// says here. Views of client code may be nested deep.
  private static let stackSize = 8 << 20

  private let number: pthread_t

  /// Starts a thread; `nil` where the system has none.
  package init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    _ = unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
    let body = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started: pthread_t = 0
    #endif
    let code = unsafe pthread_create(
      &started, &attributes,
      { body in
        let body: UnsafeMutableRawPointer? = unsafe body
        if let body = unsafe body {
          unsafe Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
        }
        return nil
      }, body.toOpaque())
    #if canImport(Darwin)
      guard code == 0, let thread = unsafe started else {
        unsafe body.release()
        return nil
      }
      unsafe number = thread
    #else
      guard code == 0 else {
        unsafe body.release()
        return nil
      }
      number = started
    #endif
  }

  /// Waits for the thread's end; once, and not from the thread itself.
  package func join() { _ = pthread_join(number, nil) }
}
