package horda.engine;

/// A choice as one number: a verb and up to three small parameters, 16 bits each. Verb 0 without
/// parameters is the plain "pass" or "done" of a question.
public final class Code {
  private Code() {}

  public static long of(int verb) {
    return (long) verb << 48;
  }

  public static long of(int verb, int a) {
    return (long) verb << 48 | (long) (a & 0xffff) << 32;
  }

  public static long of(int verb, int a, int b) {
    return of(verb, a) | (long) (b & 0xffff) << 16;
  }

  public static long of(int verb, int a, int b, int c) {
    return of(verb, a, b) | c & 0xffff;
  }

  public static int verb(long code) {
    return (int) (code >>> 48);
  }

  public static int a(long code) {
    return (short) (code >>> 32);
  }

  public static int b(long code) {
    return (short) (code >>> 16);
  }

  public static int c(long code) {
    return (short) code;
  }
}
