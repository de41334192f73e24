package horda.lab.scenario;

/// How a scenario went.
///
/// @param answers how many answers were given
/// @param failure what went wrong and on which line; empty if nothing did
public record ScenarioResult(String where, String title, int answers, String failure) {
  public boolean passed() {
    return failure.isEmpty();
  }
}
