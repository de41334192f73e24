package horda.browser;

import horda.bots.BotMaker;
import horda.bots.roster.Roster;
import horda.bots.search.SearchMaker;
import horda.bots.search.SearchPace;
import horda.engine.Game;
import horda.engine.Hinted;
import horda.wire.Json;
import horda.wire.Shelf;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/// What the levels that think ahead can do on this device in the time that they have: measured once
/// for each game.
final class NearPace {
  private static final int MILLIS = 400;
  private static final int SECOND = 1000;

  private final Shelf shelf;
  private final Map<String, Long> measured = new HashMap<>();

  NearPace(Shelf shelf) {
    this.shelf = shelf;
  }

  /// `{"cunning":{"rounds":180,"most":300},…}`.
  String of(String id) {
    Game<?> game = shelf.game(id);
    ObjectNode node = Json.object();
    if (game instanceof Hinted<?>) {
      long perSecond = measured.computeIfAbsent(id, _ -> SearchPace.perSecond(game, MILLIS));
      for (String name : Roster.standard().names(game)) {
        BotMaker maker = Roster.standard().named(name, game);
        if (maker instanceof SearchMaker(_, var budget)) {
          long rounds = Math.min(budget.rounds(), perSecond * budget.millis() / SECOND);
          node.putObject(name).put("rounds", Math.max(1, rounds)).put("most", budget.rounds());
        }
      }
    }
    return Json.line(node);
  }
}
