package horda.app.chances;

import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.lab.chances.ChanceGames;
import horda.lab.chances.ChancesDoc;
import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.wire.Form;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;

/// `POST /api/games/GAME/chances` says what the steady bot has won so far of a table with these
/// options, and goes on playing; whoever wants to know more asks again.
public final class ChanceRoutes implements FrontDoor.Annex {
  /// As much as a table may be made with.
  private static final int MOST_BYTES = 32 << 10;

  private static final int BURST = 60;
  private static final double PER_SECOND = 4;

  private final House house;
  private final Chances chances;
  private final Buckets asked;

  public ChanceRoutes(House house) {
    this.house = house;
    this.chances = new Chances();
    this.asked = new Buckets(house.alarms(), BURST, PER_SECOND);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.post("/api/games/{game}/chances", this::tell);
  }

  private void tell(Context context) {
    asked.take(Addresses.of(context));
    Game<?> game = house.shelf().game(context.pathParam("game"));
    Form form = Bodies.form(context, MOST_BYTES, "A table's options have 32 kB at most.");
    Map<String, String> options = form.has("options") ? form.words("options") : Map.of();
    // Others think for seconds, and a hundred games must not take hours.
    String bot = Roster.standard().usual(game);
    form.end();
    ChanceGames.Standing standing = chances.of(game, game.minSeats(), options, bot);
    Answers.json(context, ChancesDoc.of(bot, standing));
  }
}
