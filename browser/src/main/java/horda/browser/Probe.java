package horda.browser;

import horda.bots.Bot;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.bots.roster.Roster;
import horda.engine.Chance;
import horda.engine.Data;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Plays games by bots and tells what came out, to compare machines: `decisions digest`.
public final class Probe {
  private static final long MOST = 1_000_000;

  private Probe() {}

  /// `games` games of bots called `players`, of all numbers of seats in turn, with seeds from
  /// `from` on.
  public static String play(Shelf shelf, String id, String players, int from, int games, int most) {
    return play(shelf.game(id), players, from, games, most <= 0 ? MOST : most);
  }

  private static <S extends State> String play(
      Game<S> game, String players, int from, int games, long most) {
    Playout<S> playout = new Playout<>(game);
    Roster roster = Roster.standard();
    long decisions = 0;
    long digest = 0;
    for (int number = from; number < from + games; number++) {
      int seats = game.minSeats() + number % (game.maxSeats() - game.minSeats() + 1);
      S state = game.deal(Setup.of(game, seats, Map.of(), Seed.of(number)));
      List<Bot<S>> bots = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        Chance chance = new Chance(Seed.of(1_000_000L + number).child(seat));
        bots.add(
            players.equals(RandomBot.NAME)
                ? new RandomBot<>(chance)
                : roster.named(players, game).bot(game, seat, chance));
      }
      Engine.advance(state, Out.SILENT);
      decisions += playout.play(state, bots, most, Out.SILENT);
      digest = 31 * digest + Digest.of(state);
    }
    return decisions + " " + Digest.hex(digest);
  }

  /// Plays a golden playthrough again and tells how many steps came out as they stand there; the
  /// first that did not is an error.
  public static int replay(Shelf shelf, Data golden) {
    return replay(shelf.game(golden.at("game").text()), golden);
  }

  private static <S extends State> int replay(Game<S> game, Data golden) {
    Map<String, String> options = new TreeMap<>();
    Data chosen = golden.at("options");
    chosen.keys().forEach(key -> options.put(key, chosen.at(key).text()));
    int seats = golden.at("seats").num();
    Seed seed = Seed.parse(golden.at("seed").text());
    Match<S> match = new Match<>(game, Setup.of(game, seats, options, seed));
    int done = 0;
    for (Data step : golden.at("steps").items()) {
      match.answer(step.at("seat").num(), step.at("option").text());
      String digest = Digest.hex(Digest.of(match.state()));
      if (!digest.equals(step.at("state").text())) {
        throw new IllegalStateException(
            "step "
                + step.at("n").text()
                + " gives "
                + digest
                + ", not "
                + step.at("state").text());
      }
      done++;
    }
    return done;
  }
}
