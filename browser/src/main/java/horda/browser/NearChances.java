package horda.browser;

import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.lab.chances.ChanceGames;
import horda.lab.chances.ChancesDoc;
import horda.server.house.House;
import horda.wire.Form;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/// What the usual bot wins of a table: a few games are played whenever somebody asks, and the page
/// asks until it is done.
final class NearChances {
  /// For how many tables results are kept.
  private static final int KEPT = 16;

  /// Longer than that the tables need not wait.
  private static final long MOMENT = TimeUnit.MILLISECONDS.toNanos(250);

  private record Wish(String game, Map<String, String> options) {}

  private final House house;
  private final Map<Wish, ChanceGames> measured = new LinkedHashMap<>(16, 0.75f, true);

  NearChances(House house) {
    this.house = house;
  }

  ChancesDoc of(String id, Form form) {
    Game<?> game = house.shelf().game(id);
    Map<String, String> options = form.has("options") ? form.words("options") : Map.of();
    form.end();
    String bot = Roster.standard().usual(game);
    Wish wish = new Wish(id, new TreeMap<>(options));
    ChanceGames games = measured.get(wish);
    if (games == null) {
      games = ChanceGames.of(game, game.minSeats(), options, bot);
      measured.put(wish, games);
      if (measured.size() > KEPT) {
        measured.remove(measured.keySet().iterator().next());
      }
    }
    long until = System.nanoTime() + MOMENT;
    while (!games.standing().done() && System.nanoTime() < until) {
      games.play();
    }
    return ChancesDoc.of(bot, games.standing());
  }
}
