package horda.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// The time that this thread has really been working. Benchmarks go by it, for other work on the
/// machine would otherwise count as ours.
final class ProcessorTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ProcessorTime() {}

  /// The clock on the wall where the machine cannot tell.
  static long nanos() {
    return THREADS.isCurrentThreadCpuTimeSupported()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }
}
