package org.teavm.classlib.java.util;

/// Small letters.
public final class THexFormat {
  private static final THexFormat PLAIN = new THexFormat();
  private static final String DIGITS = "0123456789abcdef";

  private THexFormat() {}

  public static THexFormat of() {
    return PLAIN;
  }

  public String formatHex(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (byte b : bytes) {
      text.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
    }
    return text.toString();
  }

  public byte[] parseHex(CharSequence text) {
    if (text.length() % 2 != 0) {
      throw new IllegalArgumentException("half a byte is left over");
    }
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (digit(text.charAt(2 * i)) << 4 | digit(text.charAt(2 * i + 1)));
    }
    return bytes;
  }

  private static int digit(char c) {
    int digit = Character.digit(c, 16);
    if (digit < 0) {
      throw new IllegalArgumentException("'" + c + "' is no hexadecimal digit");
    }
    return digit;
  }
}
