package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.wire.DiceProof;
import horda.wire.Likeness;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Checks a saved game: that its dice were fixed before anybody could know them, and that its
/// answers lead to the end that it tells of.
@Command
public final class VerifyCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  public VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    SavedGame saved = SavedFile.read(Need.file(console, file));
    DiceProof proof = saved.proof();
    if (proof == null) {
      throw Trouble.failure(console.say("verify.none"));
    }
    // Before the answers: with another seed they would fit nothing.
    complain(saved, proof.fault(saved), "");
    SavedGame.Loaded loaded = saved.replay(HouseShelf.open());
    complain(saved, proof.fault(saved, loaded.match()), loaded.remark());
    tell(saved, proof);
    return 0;
  }

  private void complain(
      SavedGame saved, DiceProof.@horda.engine.Nullable Fault fault, String remark) {
    if (fault != null) {
      String key = "verify.bad-" + fault.link().name().toLowerCase(Locale.ROOT);
      boolean atEnd = fault.link() == DiceProof.Link.END;
      String about = atEnd ? remark : name(saved, fault.seat());
      throw Trouble.failure(console.say(key, about).strip());
    }
  }

  private void tell(SavedGame saved, DiceProof proof) {
    line("verify.promise", proof.commitment());
    line("verify.house", proof.house());
    List<DiceProof.Share> shares = proof.shares();
    for (int seat = 0; seat < shares.size(); seat++) {
      String promised = shares.get(seat).commitment();
      String value = shares.get(seat).value();
      if (promised == null) {
        line("verify.seat-house", name(saved, seat), value);
      } else {
        line("verify.seat", name(saved, seat), value, promised);
      }
    }
    line("verify.seed", saved.seed());
    line("verify.answers", saved.log().size(), proof.end());
    line("verify.good");
    line("verify.compare");
  }

  private String name(SavedGame saved, int seat) {
    String name = seat < saved.names().size() ? Likeness.distinct(saved.names()).get(seat) : "";
    return name.isBlank() ? console.say("verify.nobody", seat + 1) : name;
  }

  private void line(String key, Object... parts) {
    console.out().println(console.say(key, parts));
  }
}
