package horda.server.view;

/// Who has a line to the table.
///
/// @param seats bit set of the seats that are there
public record Crowd(int seats, int onlookers) {
  public static final Crowd NOBODY = new Crowd(0, 0);

  public boolean has(int seat) {
    return (seats & 1 << seat) != 0;
  }

  public Crowd and(Crowd other) {
    return new Crowd(seats | other.seats, onlookers + other.onlookers);
  }
}
