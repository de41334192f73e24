package horda.server.record;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.Backroom;
import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.wire.Form;
import horda.wire.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Set;
import java.util.concurrent.Semaphore;
import tools.jackson.databind.JsonNode;

/// Recordings and files over HTTP.
public final class RecordRoutes implements FrontDoor.Annex {
  private static final int MOST_BYTES = 4 << 20;
  private static final int SMALL = 4 << 10;
  private static final int LONGEST_TOKEN = 64;
  private static final int MOST_SEATS = 30;
  private static final int BURST = 60;
  private static final double PER_SECOND = 4;
  private static final int IMPORTS = 40;
  private static final double IMPORTS_PER_SECOND = 0.5;
  private static final int UPLOADS = 16;

  private final House house;
  private final Recordings reels;
  private final Buckets asked;
  private final Buckets imports;

  /// Files that are being sent or taken over: each is some megabytes in memory.
  private final Semaphore uploads = new Semaphore(UPLOADS);

  public RecordRoutes(House house) {
    this.house = house;
    this.reels = new Recordings(house);
    this.asked = new Buckets(house.alarms(), BURST, PER_SECOND);
    this.imports = new Buckets(house.alarms(), IMPORTS, IMPORTS_PER_SECOND);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.post("/api/tables/{id}/record", this::record);
    routes.get("/api/tables/{id}/saved", this::saved);
    routes.post("/api/tables/{id}/take", this::taken);
    routes.post("/api/import", this::take);
  }

  private void record(Context context) {
    asked.take(Addresses.of(context));
    Form form = form(context);
    String token = form.has("token") ? token(form) : null;
    Integer eyes = form.has("eyes") ? form.whole("eyes", -1, MOST_SEATS) : null;
    form.end();
    Answers.text(
        context, reels.of(context.pathParam("id"), token, eyes, Answers.language(context)));
  }

  private static Form form(Context context) {
    String body = Bodies.text(context, SMALL, "That is too large.");
    return Form.of(
        body.isBlank() ? Json.object() : parse(body),
        "the request",
        (field, why) -> new Refusal("form", "", "'" + Json.clip(field) + "' " + why + "."));
  }

  private static @Nullable String token(Form form) {
    String token = form.text("token");
    if (token.length() > LONGEST_TOKEN) {
      throw form.wrong("token", "is too long");
    }
    return token;
  }

  private void saved(Context context) {
    asked.take(Addresses.of(context));
    String id = context.pathParam("id");
    String text = reels.saved(id);
    context.header("Content-Disposition", "attachment; filename=\"" + id + ".horda.json\"");
    Answers.text(context, text);
  }

  private void taken(Context context) {
    asked.take(Addresses.of(context));
    Form form = form(context);
    // Of all seats, and the host's.
    Set<String> tokens = Set.copyOf(form.texts("tokens", MOST_SEATS + 1));
    form.end();
    Answers.text(context, reels.taken(context.pathParam("id"), tokens));
  }

  private void take(Context context) {
    imports.take(Addresses.of(context));
    if (!uploads.tryAcquire()) {
      throw Backroom.busy();
    }
    try {
      String body = Bodies.text(context, MOST_BYTES, "A saved game has 4 MB at most.");
      Answers.json(
          context,
          house.backroom().call(Backroom.Kind.FILE, () -> Importing.of(house, parse(body))));
    } finally {
      uploads.release();
    }
  }

  private static JsonNode parse(String body) {
    try {
      return Json.parse(body);
    } catch (Json.Unreadable e) {
      throw new Refusal("save", "", "This is no saved game. " + e.getMessage());
    }
  }
}
