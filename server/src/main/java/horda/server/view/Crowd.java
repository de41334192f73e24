package horda.server.view;

/// Everybody who is connected to the table.
///
/// @param seats bit set of the seats that are there
/// @param looking bit set of those that have the page before them: it may be in the background
public record Crowd(int seats, int onlookers, int looking) {
  public static final Crowd NOBODY = new Crowd(0, 0, 0);

  public boolean has(int seat) {
    return (seats & 1 << seat) != 0;
  }

  public boolean looks(int seat) {
    return (looking & 1 << seat) != 0;
  }

  public Crowd and(Crowd other) {
    return new Crowd(seats | other.seats, onlookers + other.onlookers, looking | other.looking);
  }
}
