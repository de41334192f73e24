package horda.browser.build;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/// Reads a part of a WebAssembly module from its beginning to its end.
final class WasmBytes {
  private static final int MORE = 0x80;
  private static final int BITS = 7;

  private final byte[] bytes;
  private int at;

  WasmBytes(byte[] bytes, int from) {
    this.bytes = bytes;
    this.at = from;
  }

  int at() {
    return at;
  }

  boolean has(int end) {
    return at < end;
  }

  int one() {
    return bytes[at++] & 0xff;
  }

  /// Looks at the next byte without taking it.
  int next() {
    return bytes[at] & 0xff;
  }

  void skip(int count) {
    at += count;
  }

  byte[] take(int count) {
    skip(count);
    return since(at - count);
  }

  /// What was read from there on.
  byte[] since(int start) {
    return Arrays.copyOfRange(bytes, start, at);
  }

  /// What is left.
  byte[] rest() {
    return take(bytes.length - at);
  }

  /// A number, or the low bits of a signed one.
  int number() {
    int value = 0;
    for (int shift = 0; ; shift += BITS) {
      int part = one();
      value |= (part & MORE - 1) << shift;
      if (part < MORE) {
        return value;
      }
    }
  }

  /// A text that nobody needs.
  void name() {
    skip(number());
  }

  static void number(ByteArrayOutputStream out, int value) {
    int left = value;
    while (left >= MORE) {
      out.write(left & MORE - 1 | MORE);
      left >>>= BITS;
    }
    out.write(left);
  }
}
