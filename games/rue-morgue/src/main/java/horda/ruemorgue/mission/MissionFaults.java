package horda.ruemorgue.mission;

import horda.engine.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Collects what is wrong, so that one look at a mission tells all of it.
final class MissionFaults {
  private final List<MissionFault> list = new ArrayList<>();

  /// Ends the reading of one item; the next one goes on.
  static final class Found extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient MissionFault fault;

    Found(MissionFault fault) {
      super(fault.code());
      this.fault = fault;
    }
  }

  static Found found(Data at, String code, Object... args) {
    return new Found(MissionFault.of(at.where(), code, args));
  }

  void add(String where, String code, Object... args) {
    list.add(MissionFault.of(where, code, args));
  }

  /// Does something that may end in a fault.
  void attempt(Runnable reading) {
    try {
      reading.run();
    } catch (Found found) {
      list.add(found.fault);
    } catch (Data.Fault fault) {
      list.add(told(fault));
    }
  }

  /// What the file's reader found; common kinds are said in both languages.
  private static MissionFault told(Data.Fault fault) {
    String message = String.valueOf(fault.getMessage());
    int colon = message.indexOf(": ");
    String where = message.substring(0, Math.max(colon, 0));
    return fault.code().isEmpty()
        ? MissionFault.of(where, MissionFault.DATA, message.substring(colon + 2))
        : new MissionFault(where, MissionFault.DATA + "-" + fault.code(), fault.args());
  }

  /// The items below a key, each on its own; none if there is no such key.
  void each(Data map, String key, Consumer<Data> reading) {
    attempt(
        () -> {
          if (map.has(key)) {
            map.at(key).items().forEach(item -> attempt(() -> reading.accept(item)));
          }
        });
  }

  /// Whether nothing at all stands below a key.
  static boolean lacks(Data map, String key) {
    return !map.has(key) || map.at(key).isList() && map.at(key).items().isEmpty();
  }

  /// Where a key stands, or where it should.
  static String where(Data map, String key) {
    return map.has(key) ? map.at(key).where() : map.where();
  }

  boolean isEmpty() {
    return list.isEmpty();
  }

  /// In the order of the file, as far as lines tell; each once.
  List<MissionFault> all() {
    return list.stream()
        .distinct()
        .sorted(java.util.Comparator.comparingInt(fault -> line(fault.where())))
        .toList();
  }

  private static int line(String where) {
    String digits = where.substring(where.lastIndexOf(' ') + 1);
    return digits.matches("\\d{1,9}") ? Integer.parseInt(digits) : 0;
  }
}
