package horda.server.table;

import java.util.Locale;

/// How far a table is.
public enum Status {
  WAITING,
  PLAYING,
  OVER;

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
