package horda.app.play;

import horda.app.screen.Screen;
import horda.art.Ink;
import horda.engine.Outcome;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.State;
import java.nio.file.Path;

/// The end of a game: who won and why, and the proof that the dice were honest.
final class GameOver<S extends State> {
  private final Sitting<S> at;
  private final Screen screen;

  GameOver(Sitting<S> at) {
    this.at = at;
    this.screen = at.screen();
  }

  void show() {
    Outcome outcome = at.match().outcome();
    screen.print("");
    if (outcome != null) {
      result(outcome);
    }
    Seed seed = at.match().setup().seed();
    screen.say(at.say(seed.key() == null ? "play.seed-fast" : "play.seed", seed));
    screen.say(at.say("play.seed-check", seed.commitment(), "printf 'horda:" + seed + "'"));
    Path kept = at.keep().finish(at.file());
    screen.say(at.say("play.replay", "./horda replay " + kept));
  }

  private void result(Outcome outcome) {
    if (outcome.team()) {
      boolean won = outcome.teamWon();
      String head = at.say(won ? "play.won" : "play.lost");
      screen.print(Ink.of(won ? Ink.TITLE : Ink.ALERT, " " + head + " "));
    } else {
      for (int seat = 0; seat < outcome.scores().size(); seat++) {
        String name = at.texts().name(Ref.seat(seat));
        String key = outcome.won(seat) ? "play.seat-won" : "play.seat-lost";
        screen.print(at.say(key, name, outcome.scores().get(seat)));
      }
    }
    screen.say(at.texts().say(outcome.reason()) + " (" + outcome.rule() + ")");
  }
}
