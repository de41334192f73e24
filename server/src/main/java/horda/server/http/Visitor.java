package horda.server.http;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.ServerTexts;
import horda.server.house.Alarms;
import horda.server.house.Doormen;
import horda.server.house.House;
import horda.server.table.Chair;
import horda.server.table.Command;
import horda.server.table.Person;
import horda.server.table.Tokens;
import horda.server.view.Have;
import horda.server.view.Viewer;
import horda.wire.Form;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Protocol;
import horda.wire.Texts;
import java.util.HashSet;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.websocket.api.Session;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One WebSocket: somebody at one table, or somebody who has not said hello yet.
final class Visitor implements Viewer {
  private static final Logger LOG = Logger.getLogger(Visitor.class.getName());
  private static final long PATIENCE = 5000;

  /// Who was told good-bye and does not hang up is cut off.
  private static final long GRACE = 2000;

  private static final int MOST_TOKENS = 32;

  private final House house;
  private final Limits limits;
  private final Rates rates;
  private final Doorstep doorstep;
  private final String address;
  private final String line;
  private final Outbox outbox;
  private final Bucket bucket;
  private final Alarms.Alarm impatience;
  private Set<String> keys = Set.of();
  private int look = -1;
  private boolean beats;
  private Language language = Language.EN;
  private @Nullable String table;
  private int sent;
  private volatile boolean gone;

  /// @param address from where, for counting
  Visitor(
      House house, Limits limits, Rates rates, Doorstep doorstep, Session session, String address) {
    this.house = house;
    this.limits = limits;
    this.rates = rates;
    this.doorstep = doorstep;
    this.address = address;
    this.line = Porch.id(session.getRemoteSocketAddress());
    this.outbox = new Outbox(session, limits);
    this.bucket = new Bucket(house.alarms(), limits.burst(), limits.perSecond());
    this.impatience = house.alarms().at(house.alarms().millis() + PATIENCE, () -> sayBye("hello"));
    doorstep.known(line, address, () -> sayBye("crowded"));
  }

  // --- What it hears. Messages of one socket come one after the other.

  synchronized void hear(String text) {
    if (gone) {
      return;
    }
    if (text.length() > limits.message()) {
      sayBye("message-size");
      return;
    }
    if (!bucket.take()) {
      sayBye("too-fast");
      return;
    }
    doorstep.heard(line);
    String id = "";
    int seat = look;
    try {
      Form form = Commands.form(text);
      id = form.text("id", "");
      seat = form.has("seat") ? Commands.seat(form) : look;
      carryOut(form);
    } catch (Refusal refusal) {
      refuse(id, seat, refusal);
    } catch (RuntimeException e) {
      LOG.log(Level.SEVERE, e, () -> "a message could not be carried out");
      refuse(id, seat, new Refusal("broken", "", "Something broke in the house; it is noted."));
    }
  }

  private void carryOut(Form form) {
    String word = form.text("c");
    switch (word) {
      case "ping" -> outbox.send("{\"s\":\"pong\"}");
      case "hello" -> hello(form);
      case "account" -> account(form);
      case "look" -> {
        rates.eyes(line);
        int seat = Commands.seat(form);
        again(() -> look = seat);
      }
      case "lang" -> {
        rates.eyes(line);
        Language spoken = Language.parse(form.text("lang"));
        again(() -> language = spoken);
      }
      default -> command(Commands.read(word, form, this::texts));
    }
  }

  private void hello(Form form) {
    rates.hello(address);
    String wanted = form.text("table");
    Set<String> shown = new HashSet<>();
    if (form.has("tokens")) {
      for (String token : form.texts("tokens", MOST_TOKENS)) {
        shown.add(Tokens.hash(Commands.token(form, token)));
      }
    }
    if (form.has("account")) {
      shown.add(Chair.key(holder(form.form("account"))));
    }
    Language spoken = Language.parse(form.text("lang", "en"));
    int seat = form.has("seat") ? Commands.seat(form) : -1;
    Have have = form.has("have") ? have(form.form("have")) : Have.NOTHING;
    boolean moments = form.has("beats") && form.flag("beats");
    leave();
    keys = Set.copyOf(shown);
    language = spoken;
    look = seat;
    beats = moments;
    impatience.cancel();
    try {
      house.at(
          wanted,
          at -> {
            if (!gone) {
              at.enter(this, have);
              table = wanted;
              Person person = Person.of(at.state(), keys);
              doorstep.greeted(line, person.host() || !person.seats().isEmpty());
            }
            return at;
          });
    } catch (Refusal refusal) {
      bye(refusal.code(), ServerTexts.in(language).refusal(refusal));
    }
  }

  /// The name of the account whose token was shown.
  private String holder(Form form) {
    String name = form.text("name");
    house.accounts().check(name, Commands.token(form, form.text("token")));
    return name;
  }

  /// A bot listens for tables that want it.
  private void account(Form form) {
    rates.account(address);
    String name = holder(form);
    impatience.cancel();
    doorstep.greeted(line, true);
    ObjectNode node = Json.object().put("s", "account").put("protocol", Protocol.TABLE);
    node.put("name", name);
    ArrayNode seats = node.putArray("seats");
    house
        .doormen()
        .listen(this, name, i -> outbox.send(Json.line(invitation(i).put("s", "invite"))))
        .forEach(waiting -> seats.add(invitation(waiting)));
    outbox.send(Json.line(node));
  }

  private static ObjectNode invitation(Doormen.Invitation to) {
    ObjectNode node = Json.object().put("table", to.table());
    return node.put("game", to.game()).put("seat", to.seat());
  }

  private static Have have(Form form) {
    return new Have(
        form.whole("log", 0, Integer.MAX_VALUE),
        form.has("cuts") ? form.whole("cuts", 0, Integer.MAX_VALUE) : -1,
        form.has("chat") ? form.whole("chat", 0, Integer.MAX_VALUE) : 0);
  }

  /// Other eyes, or another language: all is shown once more.
  private void again(Runnable change) {
    house.at(
        table(),
        at -> {
          change.run();
          at.enter(this, Have.NOTHING);
          return at;
        });
  }

  private void command(Command command) {
    house.at(
        table(),
        at -> {
          rates.command(command, at.state(), Person.of(at.state(), keys), address);
          at.command(keys, command, more -> ack(command.id(), more));
          return at;
        });
  }

  private void ack(String id, String more) {
    ObjectNode node = Json.object().put("s", "ack").put("id", id);
    if (!more.isEmpty()) {
      node.put("table", more);
    }
    outbox.send(Json.line(node));
  }

  private void refuse(String id, int seat, Refusal refusal) {
    String text = ServerTexts.in(language).refusal(refusal);
    if (table != null) {
      try {
        text = house.at(table, at -> at.words(refusal, language, seat));
      } catch (RuntimeException _) {
        // Then the plain sentence has to do.
      }
    }
    ObjectNode node = Json.object().put("s", "no").put("id", id).put("code", refusal.code());
    outbox.send(Json.line(node.put("rule", refusal.rule()).put("text", text)));
  }

  private String table() {
    if (table == null) {
      throw new Refusal("hello", "", "Say hello first.");
    }
    return table;
  }

  private Texts texts() {
    return house.at(table(), at -> house.shelf().texts(at.state().header().game(), language));
  }

  // --- What it says

  @Override
  public Set<String> keys() {
    return keys;
  }

  @Override
  public int look() {
    return look;
  }

  @Override
  public Language language() {
    return language;
  }

  @Override
  public boolean beats() {
    return beats;
  }

  @Override
  public void show(String kind, String fields) {
    sent++;
    outbox.send("{\"s\":\"" + kind + "\",\"n\":" + sent + "," + fields + "}");
  }

  private void sayBye(String code) {
    bye(code, ServerTexts.in(language).say("bye." + code));
  }

  private void bye(String code, String text) {
    outbox.send(Json.line(Json.object().put("s", "bye").put("code", code).put("text", text)));
    outbox.end();
    house.alarms().at(house.alarms().millis() + GRACE, outbox::cut);
  }

  // --- The end

  void houseCloses() {
    sayBye("closing");
  }

  synchronized void close() {
    gone = true;
    impatience.cancel();
    house.doormen().leave(this);
    outbox.drop();
    leave();
  }

  private void leave() {
    String left = table;
    table = null;
    if (left == null) {
      return;
    }
    try {
      house.at(
          left,
          at -> {
            at.leave(this);
            return at;
          });
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> "somebody left, and table " + left + " was not there");
    }
  }
}
