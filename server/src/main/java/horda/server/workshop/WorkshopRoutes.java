package horda.server.workshop;

import horda.engine.Designed;
import horda.engine.Refusal;
import horda.engine.Workshop;
import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.wire.Form;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.PlanJson;
import horda.wire.PlanText;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Workshops of the games over HTTP: what plans are made of, those that came with the game, and
/// what is wrong with somebody's own. Nothing is kept here.
public final class WorkshopRoutes implements FrontDoor.Annex {
  /// As much as a table may be made with, so that what passes here can be played.
  private static final int MOST_BYTES = 32 << 10;

  private static final int BURST = 120;
  private static final double PER_SECOND = 8;

  private final House house;
  private final Buckets asked;

  public WorkshopRoutes(House house) {
    this(house, BURST, PER_SECOND);
  }

  WorkshopRoutes(House house, int burst, double perSecond) {
    this.house = house;
    this.asked = new Buckets(house.alarms(), burst, perSecond);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/api/games/{game}/workshop", this::bench);
    routes.get("/api/games/{game}/workshop/plans/{name}", this::shipped);
    routes.post("/api/games/{game}/workshop/check", this::check);
  }

  private Workshop workshop(Context context) {
    if (house.shelf().game(context.pathParam("game")) instanceof Designed<?> designed) {
      return designed.workshop();
    }
    throw new Refusal("no-workshop", "", "This game has no plans to make.");
  }

  private void bench(Context context) {
    asked.take(Addresses.of(context));
    Workshop workshop = workshop(context);
    Language language = Answers.language(context);
    ObjectNode node = Json.object();
    ArrayNode plans = node.putArray("plans");
    for (String name : workshop.names()) {
      plans.addObject().put("name", name).put("title", Title.of(workshop.plan(name), language));
    }
    node.set("bench", horda.wire.ViewJson.of(workshop.bench()));
    Answers.json(context, node);
  }

  private void shipped(Context context) {
    asked.take(Addresses.of(context));
    Workshop workshop = workshop(context);
    JsonNode plan = PlanJson.of(workshop.plan(context.pathParam("name")));
    Answers.json(context, checking(context, workshop).of(PlanText.of((ObjectNode) plan)));
  }

  private void check(Context context) {
    asked.take(Addresses.of(context));
    String body = Bodies.text(context, MOST_BYTES, "A plan has 32 kB at most.");
    Workshop workshop = workshop(context);
    Form form = form(body);
    String text = form.has("plan") ? PlanText.of(object(form)) : form.text("text");
    form.end();
    Answers.json(context, checking(context, workshop).of(text));
  }

  private Checking checking(Context context, Workshop workshop) {
    return new Checking(
        workshop, house.shelf().texts(context.pathParam("game"), Answers.language(context)));
  }

  private static ObjectNode object(Form form) {
    if (form.node("plan") instanceof ObjectNode plan) {
      return plan;
    }
    throw form.wrong("plan", "must be an object {…}");
  }

  private static Form form(String body) {
    Form.Complaint complaint =
        (field, why) -> new Refusal("form", "", "'" + Json.clip(field) + "' " + why + ".");
    try {
      return Form.of(Json.parse(body), "the request", complaint);
    } catch (Json.Unreadable e) {
      throw new Refusal("form", "", String.valueOf(e.getMessage()));
    }
  }
}
