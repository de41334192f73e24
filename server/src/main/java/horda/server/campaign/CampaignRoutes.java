package horda.server.campaign;

import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.wire.Form;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Campaigns of the games over HTTP. Nothing is kept here.
public final class CampaignRoutes implements FrontDoor.Annex {
  /// A long campaign with a plan of one's own.
  private static final int MOST_BYTES = 256 << 10;

  private static final int BURST = 60;
  private static final double PER_SECOND = 4;

  private final CampaignDesk desk;
  private final Buckets asked;

  public CampaignRoutes(House house) {
    this(house, BURST, PER_SECOND);
  }

  CampaignRoutes(House house, int burst, double perSecond) {
    this.desk = new CampaignDesk(house);
    this.asked = new Buckets(house.alarms(), burst, perSecond);
  }

  @Override
  public void routes(RoutesConfig routes) {
    String root = "/api/games/{game}/campaigns";
    routes.get(root, this::all);
    routes.get(root + "/plans/{name}", this::shipped);
    routes.post(root + "/check", this::check);
    routes.post(root + "/begin", this::begin);
    routes.post(root + "/camp", this::camp);
    routes.post(root + "/set-out", this::setOut);
    routes.post(root + "/come-back", this::comeBack);
  }

  private void all(Context context) {
    asked.take(Addresses.of(context));
    Answers.json(context, desk.all(game(context), Answers.language(context)));
  }

  private void shipped(Context context) {
    asked.take(Addresses.of(context));
    String name = context.pathParam("name");
    Answers.json(context, desk.shipped(game(context), name, Answers.language(context)));
  }

  private void check(Context context) {
    Answers.json(context, desk.check(game(context), form(context), Answers.language(context)));
  }

  private void begin(Context context) {
    Answers.json(context, desk.begin(game(context), form(context), Answers.language(context)));
  }

  private void camp(Context context) {
    Answers.json(context, desk.camp(game(context), form(context), Answers.language(context)));
  }

  private void setOut(Context context) {
    Answers.json(context, desk.setOut(game(context), form(context)));
  }

  private void comeBack(Context context) {
    Answers.json(context, desk.comeBack(game(context), form(context), Answers.language(context)));
  }

  private Form form(Context context) {
    asked.take(Addresses.of(context));
    return Bodies.form(context, MOST_BYTES, "A campaign has 256 kB at most.");
  }

  private static String game(Context context) {
    return context.pathParam("game");
  }
}
