package org.teavm.classlib.java.text;

import horda.standin.Unicode;

/// JavaScript can do this by itself; the JDK's tables would be a fifth of the program.
public final class TNormalizer {
  /// The forms of Unicode.
  public enum Form {
    NFD,
    NFC,
    NFKD,
    NFKC
  }

  private TNormalizer() {}

  public static String normalize(CharSequence text, Form form) {
    return Unicode.normalized(text.toString(), form.name());
  }

  public static boolean isNormalized(CharSequence text, Form form) {
    return normalize(text, form).equals(text.toString());
  }
}
