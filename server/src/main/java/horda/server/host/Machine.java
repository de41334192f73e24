package horda.server.host;

import horda.server.meter.Exposition;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.lang.management.OperatingSystemMXBean;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What the process uses of the machine.
final class Machine {
  private static final double MILLIS = 1000;
  private static final double NANOS = 1e9;

  private final OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();

  long startedMillis() {
    return ManagementFactory.getRuntimeMXBean().getStartTime();
  }

  long uptimeMillis() {
    return ManagementFactory.getRuntimeMXBean().getUptime();
  }

  int processors() {
    return system.getAvailableProcessors();
  }

  /// How many processes want a processor, on average of the last minute; negative where the system
  /// does not tell.
  double load() {
    return system.getSystemLoadAverage();
  }

  /// How much of the machine's processors the process has used lately, from 0 to 1.
  double share() {
    return system instanceof com.sun.management.OperatingSystemMXBean known
        ? Math.max(0, known.getProcessCpuLoad())
        : 0;
  }

  MemoryUsage heap() {
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
  }

  int threads() {
    return ManagementFactory.getThreadMXBean().getThreadCount();
  }

  void tell(Exposition out) {
    memory(out);
    collections(out);
    out.gauge("jvm_threads", "Threads of the system.", threads());
    out.gauge("process_start_time_seconds", "Since 1970.", startedMillis() / MILLIS);
    if (system instanceof com.sun.management.OperatingSystemMXBean known) {
      double used = Math.max(0, known.getProcessCpuTime()) / NANOS;
      out.counter("process_cpu_seconds_total", "Processor time.", used);
    }
    if (system instanceof com.sun.management.UnixOperatingSystemMXBean unix) {
      out.gauge("process_open_fds", "Open files.", unix.getOpenFileDescriptorCount());
      out.gauge("process_max_fds", "As many may be open.", unix.getMaxFileDescriptorCount());
    }
  }

  private void memory(Exposition out) {
    MemoryUsage heap = heap();
    MemoryUsage rest = ManagementFactory.getMemoryMXBean().getNonHeapMemoryUsage();
    Map<List<String>, Double> used = new TreeMap<>((a, b) -> a.get(0).compareTo(b.get(0)));
    used.put(List.of("heap"), (double) heap.getUsed());
    used.put(List.of("nonheap"), (double) rest.getUsed());
    out.gauge("jvm_memory_used_bytes", "Memory in use.", List.of("area"), used);
    out.gauge("jvm_memory_max_bytes", "The heap may grow to this.", heap.getMax());
  }

  private static void collections(Exposition out) {
    Map<List<String>, Long> times = new TreeMap<>((a, b) -> a.get(0).compareTo(b.get(0)));
    Map<List<String>, Double> lasted = new TreeMap<>((a, b) -> a.get(0).compareTo(b.get(0)));
    for (GarbageCollectorMXBean one : ManagementFactory.getGarbageCollectorMXBeans()) {
      times.put(List.of(one.getName()), Math.max(0, one.getCollectionCount()));
      lasted.put(List.of(one.getName()), Math.max(0, one.getCollectionTime()) / MILLIS);
    }
    out.counter("jvm_gc_collections_total", "Collections of garbage.", List.of("gc"), times);
    out.counter("jvm_gc_seconds_total", "Time that they took.", List.of("gc"), lasted);
  }
}
