package horda.engine;

/// A 64-bit fingerprint of a state, equal on every machine. Not for secrets.
public final class Digest implements Fields {
  private long hash = 0x9e3779b97f4a7c15L;

  public static long of(State state) {
    Digest digest = new Digest();
    state.visit(digest);
    return digest.value();
  }

  public long value() {
    return Chance.mix(hash);
  }

  public String hex() {
    return hex(value());
  }

  public static String hex(long digest) {
    String h = Long.toHexString(digest);
    return "0".repeat(16 - h.length()) + h;
  }

  /// 64 bits by their hexadecimal digits, as [#hex] writes them.
  static long bits(String digits) {
    long bits = 0;
    for (int i = 0; i < digits.length(); i++) {
      bits = bits << 4 | Character.digit(digits.charAt(i), 16);
    }
    return bits;
  }

  public Digest add(long value) {
    hash = Chance.mix(hash ^ value) + 0x9e3779b97f4a7c15L;
    return this;
  }

  public Digest add(String text) {
    add(text.length());
    for (int i = 0; i < text.length(); i++) {
      add(text.charAt(i));
    }
    return this;
  }

  @Override
  public int num(String name, int value, int min, int max) {
    add(value);
    return value;
  }

  @Override
  public long big(String name, long value) {
    add(value);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    add(value ? 1 : 0);
    return value;
  }

  @Override
  public int word(String name, int value, String... words) {
    add(value);
    return value;
  }

  @Override
  public void nums(String name, byte[] values, int min, int max) {
    for (byte v : values) {
      add(v);
    }
  }

  @Override
  public void nums(String name, short[] values, int min, int max) {
    for (short v : values) {
      add(v);
    }
  }

  @Override
  public void nums(String name, int[] values, int min, int max) {
    for (int v : values) {
      add(v);
    }
  }

  @Override
  public long[] list(String name, long[] values) {
    add(values.length);
    for (long v : values) {
      add(v);
    }
    return values;
  }

  @Override
  public void zones(String name, Zones zones) {
    for (int z = 0; z < zones.plan().size(); z++) {
      add(zones.size(z));
      for (int i = 0; i < zones.size(z); i++) {
        add(zones.at(z, i));
      }
    }
  }

  @Override
  public void agenda(String name, Agenda agenda) {
    StepBook<?> book = agenda.book();
    add(agenda.size());
    for (int depth = 0; depth < agenda.size(); depth++) {
      Step<?> step = agenda.at(depth);
      add(book.name(step));
      int[] args = book.args(step);
      add(args.length);
      for (int arg : args) {
        add(arg);
      }
    }
  }
}
