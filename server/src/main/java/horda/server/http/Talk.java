package horda.server.http;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.ServerTexts;
import horda.server.house.House;
import horda.server.table.Chair;
import horda.server.table.Command;
import horda.server.table.Inquiry;
import horda.server.table.Person;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.server.view.Have;
import horda.server.view.Viewer;
import horda.wire.Form;
import horda.wire.Language;
import horda.wire.TextPen;
import horda.wire.Texts;
import horda.wire.doc.FromServer;
import horda.wire.doc.PreviewPart;
import java.util.HashSet;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The conversation with a client at a table, over any connection: what it says, and what it is
/// told. Connections with limits set them in the hooks.
public abstract class Talk implements Viewer {
  private static final Logger LOG = Logger.getLogger(Talk.class.getName());
  private static final int MOST_TOKENS = 32;

  final House house;
  private Set<String> keys = Set.of();
  private int look = -1;
  private boolean beats;
  private volatile boolean looking = true;
  private Language language = Language.EN;
  private @Nullable String table;
  private int sent;

  protected Talk(House house) {
    this.house = house;
  }

  /// Sends one message without waiting.
  protected abstract void send(String text);

  /// A last word: nothing can be done here.
  protected abstract void bye(String code, String text);

  // --- Hooks, for lines that have limits

  /// A hello was understood.
  protected void greets() {}

  /// Somebody is at a table now.
  protected void greeted(Person person) {}

  protected void looks() {}

  /// Somebody turns to the page, or away from it.
  protected void glances() {}

  protected void asks(Command command, TableState state, Person person) {}

  protected void asks(Inquiry inquiry, TableState state, Person person) {}

  /// A message was carried out, or refused, after so many nanoseconds.
  protected void heard(String word, @Nullable Refusal refusal, long nanos) {}

  protected boolean isGone() {
    return false;
  }

  /// The name of the account whose token was shown.
  protected String holder(Form form) {
    throw new Refusal("account", "", "There are no accounts here.");
  }

  // --- What it hears

  /// A message arrives. Refusals and failures are answered.
  protected final void listen(String text) {
    long begun = System.nanoTime();
    String id = "";
    String word = "";
    int seat = look;
    Refusal refused = null;
    try {
      Form form = Commands.form(text);
      id = form.text("id", "");
      seat = form.has("seat") ? Commands.seat(form) : look;
      word = form.text("c");
      hear(word, form);
    } catch (Refusal refusal) {
      refused = refusal;
    } catch (RuntimeException e) {
      LOG.log(Level.SEVERE, e, () -> "a message could not be carried out");
      refused = new Refusal("broken", "", "Something broke in the house; it is noted.");
    }
    if (refused != null) {
      refuse(id, seat, refused);
    }
    heard(word, refused, System.nanoTime() - begun);
  }

  protected void hear(String word, Form form) {
    switch (word) {
      case "ping" -> say(new FromServer.Pong());
      case "hello" -> hello(form);
      case "look" -> {
        looks();
        int seat = Commands.seat(form);
        again(() -> look = seat);
      }
      case "lang" -> {
        looks();
        Language spoken = Language.parse(form.text("lang"));
        again(() -> language = spoken);
      }
      case "looking" -> glance(form.flag("on"));
      case "lend" -> lend(form.flag("on"));
      case "thought" -> thought(form);
      case "preview" -> preview(form);
      default -> command(Commands.read(word, form, this::texts));
    }
  }

  private void hello(Form form) {
    String wanted = form.text("table");
    Set<String> shown = new HashSet<>();
    if (form.has("tokens")) {
      for (String token : form.texts("tokens", MOST_TOKENS)) {
        shown.addAll(house.keys(wanted, Commands.token(form, token)));
      }
    }
    if (form.has("account")) {
      shown.add(Chair.key(holder(form.form("account"))));
    }
    Language spoken = Language.parse(form.text("lang", "en"));
    int seat = form.has("seat") ? Commands.seat(form) : -1;
    Have have = form.has("have") ? have(form.form("have")) : Have.NOTHING;
    boolean moments = form.has("beats") && form.flag("beats");
    boolean before = !form.has("looking") || form.flag("looking");
    leave();
    keys = Set.copyOf(shown);
    language = spoken;
    look = seat;
    beats = moments;
    looking = before;
    greets();
    try {
      house.at(
          wanted,
          at -> {
            if (!isGone()) {
              at.enter(this, have);
              table = wanted;
              Person person = Person.of(at.state(), keys);
              greeted(person);
            }
            return at;
          });
    } catch (Refusal refusal) {
      bye(refusal.code(), ServerTexts.in(language).refusal(refusal));
    }
  }

  private static Have have(Form form) {
    return new Have(
        form.whole("log", 0, Integer.MAX_VALUE),
        form.has("cuts") ? form.whole("cuts", 0, Integer.MAX_VALUE) : -1,
        form.has("chat") ? form.whole("chat", 0, Integer.MAX_VALUE) : 0);
  }

  /// Another seat's view, or another language: everything is sent again.
  private void again(Runnable change) {
    house.at(
        table(),
        at -> {
          change.run();
          at.enter(this, Have.NOTHING);
          return at;
        });
  }

  /// Nobody at the table is told: it only keeps messages from somebody who sees the table anyway.
  private void glance(boolean on) {
    glances();
    house.at(
        table(),
        at -> {
          if (looking != on) {
            looking = on;
            at.glanced();
          }
          return at;
        });
  }

  private void lend(boolean on) {
    glances();
    house.at(
        table(),
        at -> {
          at.lend(this, on);
          return at;
        });
  }

  private void thought(Form form) {
    int number = form.whole("n", 0, Integer.MAX_VALUE);
    String option = form.text("option");
    house.at(
        table(),
        at -> {
          at.thought(this, number, option);
          return at;
        });
  }

  private void command(Command command) {
    house.at(
        table(),
        at -> {
          asks(command, at.state(), Person.of(at.state(), keys));
          at.command(keys, command, more -> ack(command.id(), more));
          return at;
        });
  }

  /// What an option would lead to: nobody else is told, and nothing is stored.
  private void preview(Form form) {
    Inquiry inquiry = Commands.inquiry(form);
    PreviewPart told =
        house.at(
            table(),
            at -> {
              Person person = Person.of(at.state(), keys);
              asks(inquiry, at.state(), person);
              return at.preview(person, inquiry, language);
            });
    say(new FromServer.Previewed(inquiry.id(), told));
  }

  private void ack(String id, String more) {
    say(new FromServer.Ack(id, more.isEmpty() ? null : more));
  }

  final void refuse(String id, int seat, Refusal refusal) {
    String text = ServerTexts.in(language).refusal(refusal);
    if (table != null) {
      try {
        text = house.at(table, at -> at.words(refusal, language, seat));
      } catch (RuntimeException _) {
        // Then the plain sentence has to do.
      }
    }
    say(new FromServer.No(id, refusal.code(), refusal.rule(), text));
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
  public boolean isLooking() {
    return looking;
  }

  @Override
  public void think(FromServer.Think errand) {
    say(errand);
  }

  @Override
  public void show(FromServer.Shown message) {
    sent++;
    say(message.numbered(sent));
  }

  protected final void say(FromServer message) {
    send(TextPen.of(message));
  }

  // --- The end

  protected final void leave() {
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
      LOG.log(Level.WARNING, e, () -> "somebody left, and " + Tokens.mark(left) + " was not there");
    }
  }
}
