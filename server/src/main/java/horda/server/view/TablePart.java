package horda.server.view;

import horda.engine.Key;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.server.table.Chair;
import horda.server.table.Clocks;
import horda.server.table.Fold;
import horda.server.table.Header;
import horda.server.table.Pool;
import horda.server.table.Status;
import horda.wire.Json;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The `table` of a document: what anybody with the link may know.
public final class TablePart {
  private TablePart() {}

  public static ObjectNode of(Fold fold, Crowd crowd, Speaker speaker) {
    Header header = fold.header();
    Header.Wishes wishes = header.wishes();
    ObjectNode node = Json.object().put("id", fold.id()).put("game", header.game());
    node.put("status", fold.status().code()).put("public", wishes.listed());
    node.put("talk", wishes.talk().name().toLowerCase(Locale.ROOT));
    Header.Clock clock = wishes.clock();
    if (clock == null) {
      node.putNull("clock");
    } else {
      node.putObject("clock").put("bank", clock.bank()).put("add", clock.add());
    }
    node.put("windowSeconds", wishes.windowSeconds()).put("pace", wishes.pace());
    node.put("practice", header.practice());
    ObjectNode options = node.putObject("options");
    header.options().forEach(options::put);
    seed(fold, node);
    dice(fold, node);
    remark(fold, speaker, node);
    if (fold.rematch() != null) {
      node.put("rematch", fold.rematch());
    }
    ArrayNode seats = node.putArray("seats");
    for (int seat = 0; seat < fold.seats(); seat++) {
      seats.add(seat(fold, seat, crowd, speaker));
    }
    return node.put("onlookers", crowd.onlookers());
  }

  /// A game from a given position grew from no seed that we know.
  private static void seed(Fold fold, ObjectNode node) {
    Header header = fold.header();
    if (header.start() != null) {
      return;
    }
    node.put("commitment", Seed.parse(header.seed()).commitment());
    if (fold.status() == Status.OVER) {
      node.put("seed", header.seed());
    }
  }

  /// How far the dice are, and from the deal on what everybody gave. What the house gave follows
  /// from its own number: that is for the end, with the seed of the game.
  private static void dice(Fold fold, ObjectNode node) {
    Key house = fold.header().house();
    if (house == null) {
      return;
    }
    Pool pool = fold.pool();
    ObjectNode dice = node.putObject("dice");
    dice.put("phase", fold.started() ? "fixed" : pool.sealed() ? "reveal" : "promise");
    ArrayNode seats = dice.putArray("seats");
    for (int seat = 0; seat < fold.seats(); seat++) {
      ObjectNode share = seats.addObject();
      String promised = pool.of(seat).promised();
      if (promised != null) {
        share.put("commitment", promised);
      }
      if (fold.started()) {
        share.put("by", pool.gave(seat) ? "seat" : "house");
      } else if (pool.gave(seat)) {
        share.put("shown", true);
      }
      if (fold.started() && (pool.gave(seat) || fold.status() == Status.OVER)) {
        share.put("value", pool.proof(house).get(seat).value());
      }
    }
    if (fold.started() && fold.status() == Status.OVER) {
      dice.put("seed", fold.match().setup().seed().toString());
    }
  }

  private static void remark(Fold fold, Speaker speaker, ObjectNode node) {
    if (fold.rulesChanged()) {
      Ref then = Ref.number(fold.header().revision());
      Ref now = Ref.number(fold.game().revision());
      node.put("remark", speaker.house().say(Phrase.of("remark.rules", then, now)));
    } else if (fold.contentChanged()) {
      node.put("remark", speaker.house().say("remark.content"));
    }
  }

  private static ObjectNode seat(Fold fold, int seat, Crowd crowd, Speaker speaker) {
    Chair chair = fold.chair(seat);
    ObjectNode node = Json.object().put("seat", seat);
    node.put("name", chair.isOpen() ? "" : speaker.seat(seat)).put("colour", chair.colour());
    node.put("kind", chair.kind().name().toLowerCase(Locale.ROOT));
    String standIn = fold.playedBy(seat);
    String bot = standIn == null ? chair.bot() : standIn;
    if (bot != null) {
      node.put("bot", bot);
    }
    node.put("standIn", fold.standIn(seat) != null);
    node.put("present", isOfTheHouse(chair) || crowd.has(seat));
    Clocks clocks = fold.clocks();
    if (clocks.on() && (chair.isPerson() || chair.isAccount())) {
      ObjectNode clock = node.putObject("clock").put("left", clocks.left(seat));
      clock.put("running", clocks.running(seat));
      if (clocks.running(seat)) {
        clock.put("since", clocks.since(seat));
      }
    }
    return node;
  }

  private static boolean isOfTheHouse(Chair chair) {
    return chair.kind() == Chair.Kind.BOT && !chair.isAccount();
  }
}
