package horda.server.view;

/// What a client still has after a lost line.
public record Have(int log, int cuts, int chat) {
  public static final Have NOTHING = new Have(0, -1, 0);
}
