package horda.lab.scenario;

import horda.engine.BadState;
import horda.engine.Chronicle;
import horda.engine.Data;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.State;
import horda.lab.scenario.ScriptLine.Expected;
import horda.lab.scenario.ScriptLine.Look;
import horda.lab.scenario.ScriptLine.Offers;
import horda.lab.scenario.ScriptLine.Play;
import horda.lab.scenario.ScriptLine.Refuse;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;

/// Plays a scenario and compares, line by line.
public final class ScenarioRunner<S extends State> {
  /// Goes no further; says where and why.
  private static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failed(String where, String why) {
      super(where + ": " + why);
    }
  }

  private final Game<S> game;
  private final ScenarioFile file;
  private final Match<S> match;

  private ScenarioRunner(Game<S> game, ScenarioFile file) {
    this.game = game;
    this.file = file;
    this.match = begin(game, file);
  }

  public static ScenarioResult run(Shelf shelf, ScenarioFile file) {
    try {
      return run(shelf.game(file.game()), file);
    } catch (Refusal | Data.Fault told) {
      return result(file, 0, String.valueOf(told.getMessage()));
    }
  }

  public static <S extends State> ScenarioResult run(Game<S> game, ScenarioFile file) {
    if (!file.game().equals(game.id())) {
      return result(file, 0, "this scenario is of " + file.game() + ", not of " + game.id());
    }
    ScenarioRunner<S> runner;
    try {
      runner = new ScenarioRunner<>(game, file);
    } catch (RuntimeException fault) {
      return result(file, 0, "cannot begin: " + told(fault));
    }
    try {
      runner.play();
      return result(file, runner.match.log().size(), "");
    } catch (RuntimeException fault) {
      return result(file, runner.match.log().size(), told(fault));
    }
  }

  private static ScenarioResult result(ScenarioFile file, int answers, String failure) {
    return new ScenarioResult(file.where(), file.title(), answers, failure);
  }

  private static String told(RuntimeException fault) {
    return switch (fault) {
      case Failed _, Refusal _, BadState _, Data.Fault _ -> String.valueOf(fault.getMessage());
      default -> fault.toString();
    };
  }

  private static <S extends State> Match<S> begin(Game<S> game, ScenarioFile file) {
    Setup setup = Setup.of(game, file.seats(), file.options(), file.seed());
    Data position = file.position();
    return position == null
        ? new Match<>(game, setup)
        : new Match<>(game, setup, game.stage().prepare(setup, position, new Chronicle()));
  }

  private void play() {
    for (ScriptLine line : file.script()) {
      switch (line) {
        case Play answer -> answer(answer);
        case Look look -> look.expected().forEach(this::expect);
        case Refuse refuse -> refuse(refuse);
        case Offers offers -> offers(offers);
      }
    }
    file.expected().forEach(this::expect);
    end();
  }

  private void answer(Play line) {
    int seat = asked(line.where(), line.who());
    if (match.options(seat).stream().noneMatch(o -> o.id().equals(line.option()))) {
      throw new Failed(line.where(), "'" + line.option() + "' is not on offer; " + situation());
    }
    try {
      match.answer(seat, line.option());
    } catch (RuntimeException fault) {
      throw new Failed(line.where(), "'" + line.option() + "' breaks a rule: " + told(fault));
    }
    line.then().forEach(this::expect);
  }

  private int seat(String where, String who) {
    int seat = who.matches("\\d{1,2}") ? Integer.parseInt(who) : word(who);
    if (seat < 0 || seat >= match.state().seats()) {
      throw new Failed(where, "'" + who + "' is no seat here");
    }
    return seat;
  }

  private int word(String who) {
    return game.stage().seat(match.state(), who);
  }

  /// The seat, which must be one that is asked now.
  private int asked(String where, String who) {
    int seat = seat(where, who);
    Question<S> question = match.question();
    if (question == null || !question.hears(match.state(), seat)) {
      throw new Failed(where, "seat " + seat + " (" + who + ") is not asked; " + situation());
    }
    return seat;
  }

  private void expect(Expected expected) {
    String found;
    try {
      found = game.stage().look(match.state(), expected.key());
    } catch (Refusal refusal) {
      throw new Failed(expected.where(), String.valueOf(refusal.getMessage()));
    }
    if (!found.equals(expected.value())) {
      throw new Failed(
          expected.where(),
          "%s: expected '%s', found '%s'".formatted(expected.key(), expected.value(), found));
    }
  }

  private void refuse(Refuse line) {
    int seat = seat(line.where(), line.who());
    try {
      // On a copy: if it is accepted after all, the message still tells of the time before.
      match.copy().answer(seat, line.option());
    } catch (Refusal refusal) {
      check(line, refusal);
      return;
    }
    throw new Failed(line.where(), "'" + line.option() + "' is on offer; " + situation());
  }

  private void check(Refuse line, Refusal refusal) {
    // Without a code the refusal must be about the option: a wrong turn proves nothing about it.
    boolean rightCode =
        line.code().isEmpty()
            ? !refusal.code().equals("not-your-turn") && !refusal.code().equals("over")
            : line.code().equals(refusal.code());
    boolean rightRule = line.rule().isEmpty() || line.rule().equals(refusal.rule());
    if (!rightCode || !rightRule) {
      throw new Failed(
          line.where(),
          "refused as expected, but with code '%s' and rule '%s'; %s"
              .formatted(refusal.code(), refusal.rule(), situation()));
    }
  }

  private void offers(Offers line) {
    int seat = asked(line.where(), line.who());
    List<String> expected = line.options().stream().sorted().toList();
    List<String> found = match.options(seat).stream().map(Option::id).sorted().toList();
    if (!expected.equals(found)) {
      throw new Failed(line.where(), "options: expected %s, found %s".formatted(expected, found));
    }
  }

  private void end() {
    String ends = file.ends();
    if (ends.isEmpty()) {
      return;
    }
    if (ends.equals("over")) {
      if (!match.isOver()) {
        throw new Failed(file.where(), "expected the game to be over; " + situation());
      }
    } else if (ends.startsWith("asks ")) {
      asked(file.where(), ends.substring("asks ".length()).strip());
    } else {
      throw new Failed(file.where(), "'ends' is 'over' or 'asks <who>', not '" + ends + "'");
    }
  }

  /// What is asked, of whom, and the options: for the author who must fix the script.
  private String situation() {
    Question<S> question = match.question();
    if (question == null) {
      return "the game is over";
    }
    List<String> asked = new ArrayList<>();
    for (int seat = 0; seat < match.state().seats(); seat++) {
      if (question.hears(match.state(), seat)) {
        List<String> ids = match.options(seat).stream().map(Option::id).toList();
        asked.add("seat " + seat + " " + ids);
      }
    }
    return "'" + match.state().agenda.nameOf(question) + "' asks " + String.join(" and ", asked);
  }
}
