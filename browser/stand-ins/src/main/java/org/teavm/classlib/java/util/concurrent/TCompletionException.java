package org.teavm.classlib.java.util.concurrent;

/// See the package.
public class TCompletionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public TCompletionException(Throwable cause) {
    super(cause);
  }
}
