package horda.lab.fuzz;

import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Setup;
import horda.engine.State;
import java.util.List;
import java.util.Optional;

/// Plays a game that the fuzzer kept once more, and says what is wrong with it now.
public final class Recheck {
  private static final int MOST = 1_000_000;

  /// A check that fails, and why.
  public record Failed(String check, String message) {}

  private Recheck() {}

  /// @param check the one it was kept for; if this one does not fail, another that does
  public static <S extends State> Optional<Failed> look(
      Game<S> game, Setup setup, List<Match.Entry> log, String check) {
    ScriptRun<S> trial = new ScriptRun<>(game, setup, true, MOST);
    List<PlayedMoves.Line> script = PlayedMoves.script(log);
    FailedCheck other = null;
    for (ScriptRun.Closeness closeness : ScriptRun.Closeness.values()) {
      FailedCheck fault = trial.run(closeness, script).fault();
      if (fault != null && fault.check().equals(check)) {
        return Optional.of(new Failed(check, fault.message()));
      }
      other = other == null ? fault : other;
    }
    return Optional.ofNullable(other).map(fault -> new Failed(fault.check(), fault.message()));
  }
}
