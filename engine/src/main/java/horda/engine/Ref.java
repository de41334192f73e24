package horda.engine;

/// Points at a component of a game: `card:12`, `space:3`, `seat:0`.
public record Ref(String kind, int id) {
  /// A plain number in a phrase; points at nothing.
  public static final String NUMBER = "number";

  public static final String SEAT = "seat";

  public static Ref number(int n) {
    return new Ref(NUMBER, n);
  }

  public static Ref seat(int seat) {
    return new Ref(SEAT, seat);
  }

  /// A number as a number, everything else as `card:12`.
  public void write(Pen pen) {
    if (kind.equals(NUMBER)) {
      pen.num(id);
    } else {
      pen.text(toString());
    }
  }

  @Override
  public String toString() {
    return kind + ":" + id;
  }
}
