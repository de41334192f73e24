package horda.engine;

/// What a promise says, as one number that a [Deal] can carry as a term: who owes what to whom, in
/// which step of which place. Steps and places are numbered by the game, steps in the order in
/// which they come. A word given for one step never moves on to another.
public final class Pledge {
  /// Of no place: about the part of the game that goes on now.
  public static final int NOWHERE = -1;

  private static final int FIRST = 32;
  private static final Shape[] SHAPES = Shape.values();
  private static final int SEAT = 7;
  private static final long RECEIVER = SEAT << 3;

  /// The sentences of the language.
  public enum Shape {
    /// In a vote or a decision of that step: for the seat `subject`.
    FOR,
    /// There: not for the seat `subject`.
    NOT,
    /// To play nothing in that step.
    NOTHING,
    /// As the very next thing: what the game calls `subject`, on `object`.
    ACT,
    /// In that step: the play `subject`, at any moment of it.
    PLAY,
    /// Of what is dealt out in that step: one of the kind `subject` for the seat `object`.
    GIVE,
    /// Words that nobody can check: the number `subject` of those that the game knows.
    WORDS
  }

  private Pledge() {}

  public static long of(
      Shape shape, int subject, int object, int maker, int receiver, int step, int place) {
    return Code.of(
        FIRST + shape.ordinal(),
        subject,
        object,
        maker | receiver << 3 | step << 6 | place + 1 << 9);
  }

  /// The same, of another shape and about somebody else.
  public static long about(long pledge, Shape shape, int subject) {
    return Code.of(FIRST + shape.ordinal(), subject, Code.b(pledge), Code.c(pledge));
  }

  /// Is this term a promise, and not goods of the game?
  public static boolean is(long term) {
    int verb = Code.verb(term) - FIRST;
    return verb >= 0 && verb < SHAPES.length;
  }

  public static Shape shape(long pledge) {
    return SHAPES[Code.verb(pledge) - FIRST];
  }

  /// Of that shape? Other terms are of none.
  public static boolean is(long term, Shape shape) {
    return Code.verb(term) == FIRST + shape.ordinal();
  }

  public static int subject(long pledge) {
    return Code.a(pledge);
  }

  public static int object(long pledge) {
    return Code.b(pledge);
  }

  public static int maker(long pledge) {
    return Code.c(pledge) & SEAT;
  }

  public static int receiver(long pledge) {
    return Code.c(pledge) >> 3 & SEAT;
  }

  public static int step(long pledge) {
    return Code.c(pledge) >> 6 & 7;
  }

  public static int place(long pledge) {
    return (Code.c(pledge) >> 9 & 0x7f) - 1;
  }

  /// Its step and its place in one number.
  static int moment(long pledge) {
    return Code.c(pledge) >> 6;
  }

  /// A bit for its step and its place, which moments far apart may share.
  static long momentBit(long pledge) {
    return 1L << moment(pledge);
  }

  /// About the same step of the same place?
  static boolean isOfOneMoment(long a, long b) {
    return moment(a) == moment(b);
  }

  /// Of that step of that place?
  public static boolean isAt(long pledge, int step, int place) {
    return step(pledge) == step && place(pledge) == place;
  }

  /// The same promise of the same maker, to whomever?
  public static boolean same(long a, long b) {
    return ((a ^ b) & ~RECEIVER) == 0;
  }

  /// The seats out of `targets` that a vote or decision leaves; others narrow nothing.
  static int narrowed(int targets, long pledge) {
    return switch (shape(pledge)) {
      case FOR -> targets & 1 << subject(pledge);
      case NOT -> targets & ~(1 << subject(pledge));
      default -> targets;
    };
  }

  static boolean isAboutSeats(long term) {
    return is(term, Shape.FOR) || is(term, Shape.NOT);
  }
}
