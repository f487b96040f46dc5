import Glibc

// What the handlers below may touch: plain numbers, set before the handlers are.
private nonisolated(unsafe) var inputDescriptor: Int32 = 0
private nonisolated(unsafe) var emptyDescriptor: Int32 = -1

/// Makes SIGTERM, SIGINT and SIGHUP an end of input: what was asked is still answered, for at most
/// two seconds.
///
/// The handler puts an empty file in the input's place, so that neither a read that waits (it is
/// interrupted) nor one that is just about to begin can miss it. All other threads block signals.
func endInputOnTermination(_ input: Int32) {
  inputDescriptor = input
  emptyDescriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
  // Without SA_RESTART, so that a waiting read returns.
  handle(SIGTERM, SIGINT, SIGHUP) { _ in
    dup2(emptyDescriptor, inputDescriptor)
    alarm(2)
  }
  handle(SIGALRM) { _ in _exit(0) }
}

private func handle(_ signals: Int32..., by handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = handler
  sigemptyset(&action.sa_mask)
  for signal in signals { sigaction(signal, &action, nil) }
}
