import Glibc

/// Some state that several threads share: a mutex, and a condition that tells of its changes.
///
/// The one `@unchecked Sendable` of the project. It holds because the state is only ever seen
/// inside the closures, under the lock.
final class Monitor<State>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Tells those who wait that they should look again.
  func signal() { pthread_cond_broadcast(condition) }

  /// Waits until `body` gives something: it is asked at once and after every `signal`.
  func wait<Result>(for body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}

/// Starts a thread that nobody waits for; false when there is none to be had.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  // Signals are for the thread that reads: there they end its waiting.
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_BLOCK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  let context = Unmanaged.passRetained(Body(body))
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { context in
      Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
      return nil
    }, context.toOpaque())
  guard result == 0 else {
    context.release()
    return false
  }
  pthread_detach(thread)
  return true
}
