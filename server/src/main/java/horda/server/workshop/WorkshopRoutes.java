package horda.server.workshop;

import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.wire.Form;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Workshops of the games over HTTP: what plans are made of, those that came with the game, and
/// what is wrong with somebody's own. Nothing is kept here.
public final class WorkshopRoutes implements FrontDoor.Annex {
  /// As much as a table may be made with, so that what passes here can be played.
  private static final int MOST_BYTES = 32 << 10;

  private static final int BURST = 120;
  private static final double PER_SECOND = 8;

  private final Benches benches;
  private final Buckets asked;

  public WorkshopRoutes(House house) {
    this(house, BURST, PER_SECOND);
  }

  WorkshopRoutes(House house, int burst, double perSecond) {
    this.benches = new Benches(house);
    this.asked = new Buckets(house.alarms(), burst, perSecond);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/api/games/{game}/workshop", this::bench);
    routes.get("/api/games/{game}/workshop/plans/{name}", this::shipped);
    routes.post("/api/games/{game}/workshop/check", this::check);
  }

  private void bench(Context context) {
    asked.take(Addresses.of(context));
    Answers.json(context, benches.bench(game(context), Answers.language(context)));
  }

  private void shipped(Context context) {
    asked.take(Addresses.of(context));
    String name = context.pathParam("name");
    Answers.json(context, benches.shipped(game(context), name, Answers.language(context)));
  }

  private void check(Context context) {
    asked.take(Addresses.of(context));
    Form form = Bodies.form(context, MOST_BYTES, "A plan has 32 kB at most.");
    Answers.json(context, benches.check(game(context), form, Answers.language(context)));
  }

  private static String game(Context context) {
    return context.pathParam("game");
  }
}
