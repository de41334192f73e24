package horda.lab.attention;

/// How often somebody was asked something.
///
/// @param questions put to the person
/// @param passed answered with the plain pass
/// @param single questions that had one answer
public record Asked(int questions, int passed, int single) {
  static final Asked NOTHING = new Asked(0, 0, 0);

  Asked and(Asked other) {
    return new Asked(questions + other.questions, passed + other.passed, single + other.single);
  }
}
