package horda.server.http;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.ServerTexts;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.table.Command;
import horda.server.table.Inquiry;
import horda.server.table.Person;
import horda.server.table.TableState;
import horda.wire.Form;
import horda.wire.Protocol;
import horda.wire.doc.FromServer;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import org.eclipse.jetty.websocket.api.Session;

/// One WebSocket: somebody at one table, or somebody who has not said hello yet.
final class Visitor extends Talk {
  private static final Logger LOG = Logger.getLogger(Visitor.class.getName());
  private static final long PATIENCE = 5000;

  /// A client that was told good-bye and does not hang up is cut off.
  private static final long GRACE = 2000;

  private final Limits limits;
  private final Rates rates;
  private final Doorstep doorstep;
  private final String address;
  private final String line;
  private final Traffic traffic;
  private final Outbox outbox;
  private final Bucket bucket;
  private final Alarms.Alarm impatience;
  private volatile boolean gone;

  /// @param address from where, for counting
  Visitor(
      House house,
      Limits limits,
      Rates rates,
      Doorstep doorstep,
      Traffic traffic,
      Session session,
      String address) {
    super(house);
    this.limits = limits;
    this.rates = rates;
    this.doorstep = doorstep;
    this.traffic = traffic;
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
    Trace.begin(Trace.fresh());
    try {
      listen(text);
    } finally {
      Trace.end();
    }
  }

  @Override
  protected void heard(String word, @Nullable Refusal refusal, long nanos) {
    traffic.message(word, refusal, nanos);
  }

  @Override
  protected void hear(String word, Form form) {
    switch (word) {
      case "account" -> account(form);
      case "hello" -> {
        rates.hello(address);
        super.hear(word, form);
      }
      default -> super.hear(word, form);
    }
  }

  @Override
  protected void greets() {
    impatience.cancel();
  }

  @Override
  protected void greeted(Person person) {
    doorstep.greeted(line, person.host() || !person.seats().isEmpty());
  }

  @Override
  protected void looks() {
    rates.eyes(line);
  }

  @Override
  protected void glances() {
    rates.glance(line);
  }

  @Override
  protected void asks(Command command, TableState state, Person person) {
    rates.command(command, state, person, address);
  }

  @Override
  protected void asks(Inquiry inquiry, TableState state, Person person) {
    rates.preview(state, person, inquiry.seat(), address);
  }

  @Override
  protected boolean isGone() {
    return gone;
  }

  @Override
  protected void send(String text) {
    outbox.send(text);
  }

  /// The name of the account whose token was shown.
  @Override
  protected String holder(Form form) {
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
    List<FromServer.WaitingSeat> seats = new ArrayList<>();
    house
        .doormen()
        .listen(this, name, to -> say(new FromServer.Invite(to.table(), to.game(), to.seat())))
        .forEach(to -> seats.add(new FromServer.WaitingSeat(to.table(), to.game(), to.seat())));
    say(new FromServer.Account(Protocol.TABLE, name, seats));
  }

  // --- What it says

  private void sayBye(String code) {
    bye(code, ServerTexts.in(language()).say("bye." + code));
  }

  @Override
  protected void bye(String code, String text) {
    say(new FromServer.Bye(code, text));
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
}
