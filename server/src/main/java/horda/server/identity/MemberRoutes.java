package horda.server.identity;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.wire.Form;
import horda.wire.Plain;
import horda.wire.doc.MemberDoc.Arrived;
import horda.wire.doc.MemberDoc.Belonging;
import horda.wire.doc.MemberDoc.CarryCode;
import horda.wire.doc.MemberDoc.PasskeyAsk;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Coming back, over HTTP (docs/coming-back.md). Whatever is told here is told to its owner alone.
public final class MemberRoutes implements FrontDoor.Annex {
  private static final int SMALL = 8 << 10;
  private static final int LARGE = 1 << 20;
  private static final int LONGEST_CODE = 24;
  private static final int MOST_KEYS = 60;
  private static final int LONGEST_DEVICE = 40;

  private final Members members;
  private final Claims claims;
  private final Belongings belongings;
  private final Codes codes;
  private final Passkeys passkeys;
  private final Departure departure;
  private final Buckets fresh;
  private final Buckets asked;
  private final Buckets changed;
  private final Buckets codesMade;
  private final Buckets tried;
  private final Knock knock;

  public MemberRoutes(
      House house, Members members, Claims claims, Departure.More more, Limits limits) {
    this.members = members;
    this.claims = claims;
    this.belongings = new Belongings(members.papers());
    this.codes = new Codes(members);
    this.passkeys = new Passkeys(members);
    this.departure = new Departure(members, claims, belongings, passkeys, more);
    this.fresh = new Buckets(house.alarms(), 200, 0.5);
    this.asked = new Buckets(house.alarms(), 600, 20);
    this.changed = new Buckets(house.alarms(), 120, 2);
    this.codesMade = new Buckets(house.alarms(), 6, 0.05);
    this.tried = new Buckets(house.alarms(), 10, 0.1);
    this.knock = new Knock(house, members, limits);
    house.keyring(claims);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.post("/api/me/new", this::make);
    routes.post("/api/me", context -> mine(context, asked, SMALL, this::tell));
    routes.post("/api/me/change", context -> mine(context, changed, SMALL, this::change));
    routes.post("/api/me/claim", context -> mine(context, changed, SMALL * 2, this::claim));
    routes.post("/api/me/tables", context -> mine(context, asked, SMALL, this::tables));
    routes.post("/api/me/things", context -> mine(context, asked, SMALL, this::things));
    routes.post("/api/me/keep", context -> mine(context, changed, LARGE, this::keep));
    routes.post("/api/me/code", context -> mine(context, codesMade, SMALL, this::code));
    routes.post("/api/me/arrive", this::arrive);
    routes.post("/api/me/part", context -> mine(context, changed, SMALL, this::part));
    routes.post("/api/me/export", context -> mine(context, codesMade, SMALL, this::export));
    routes.post("/api/me/delete", context -> mine(context, codesMade, SMALL, this::delete));
    routes.post("/api/me/passkey/ask", this::ask);
    routes.post("/api/me/passkey/add", context -> mine(context, changed, SMALL, this::addPasskey));
    routes.post(
        "/api/me/passkey/remove", context -> mine(context, changed, SMALL, this::removePasskey));
    routes.post("/api/me/passkey/enter", this::enter);
  }

  /// Who asks, the form that they sent, and the token of their device.
  private record Asking(Context context, Form form, Member member, String token) {
    void answer(Member now) {
      Answers.json(context, now.document(horda.server.table.Tokens.hash(token)));
    }

    @Nullable
    Passkeys.Signed proof() {
      return form.has("proof") ? Passkeys.Signed.of(form.form("proof")) : null;
    }

    String origin() {
      return MemberRoutes.origin(context);
    }
  }

  private interface Answering {
    void answer(Asking asking);
  }

  private void mine(Context context, Buckets buckets, int most, Answering answering) {
    Form form = Bodies.form(context, most, "That is too large.");
    Member member = knock.whose(context, form, buckets);
    answering.answer(new Asking(context, form, member, form.text("me")));
  }

  private static String origin(Context context) {
    String origin = context.header("Origin");
    if (origin == null) {
      throw new Refusal("origin", "", "Passkeys are for browsers.");
    }
    return origin;
  }

  private static String device(Form form) {
    return Plain.text(form.text("device", ""), LONGEST_DEVICE);
  }

  private void make(Context context) {
    knock.take(fresh, Addresses.of(context));
    Form form = Bodies.form(context, SMALL, "That is too large.");
    String name = Plain.name(form.text("name", ""));
    String device = device(form);
    form.end();
    answer(context, members.make(name, device));
  }

  private static void answer(Context context, Members.Arrival arrival) {
    Member member = arrival.member();
    Answers.json(context, new Arrived(member.id(), arrival.token(), member.name()));
  }

  private void tell(Asking asking) {
    asking.form().end();
    asking.answer(asking.member());
  }

  private void change(Asking asking) {
    Form form = asking.form();
    Member had = asking.member();
    String name = form.has("name") ? Plain.name(form.text("name")) : had.name();
    Member.Shows shows =
        new Member.Shows(
            flag(form, "hall", had.shows().hall()),
            flag(form, "record", had.shows().record()),
            flag(form, "research", had.shows().research()),
            flag(form, "presence", had.shows().presence()));
    boolean guarded = flag(form, "guarded", had.guarded());
    Passkeys.Signed proof = asking.proof();
    form.end();
    if (guarded != had.guarded()) {
      passkeys.guard(had, proof, guarded ? "" : asking.origin());
      if (guarded && had.passkeys().isEmpty()) {
        throw new Refusal("passkey-none", "", "There is no passkey yet that could be asked for.");
      }
    }
    asking.answer(members.change(had.id(), now -> now.named(name).showing(shows).guarded(guarded)));
  }

  private static boolean flag(Form form, String field, boolean standard) {
    return form.has(field) ? form.flag(field) : standard;
  }

  private void claim(Asking asking) {
    Form form = asking.form();
    for (JsonNode item : form.list("keys", MOST_KEYS)) {
      Form key = form.form("keys", item);
      String table = key.text("table");
      String token = Knock.token(key, "token");
      key.end();
      // What another device brought along opens what was claimed already.
      if (!token.startsWith(Members.PREFIX)) {
        claims.claim(asking.member(), table, token);
      }
    }
    form.end();
    asking.answer(asking.member());
  }

  private void tables(Asking asking) {
    asking.form().end();
    Answers.json(asking.context(), claims.tables(asking.member()));
  }

  private void things(Asking asking) {
    Form form = asking.form();
    long since = form.has("since") ? form.node("since").longValue(0) : 0;
    form.end();
    Answers.json(asking.context(), belongings.since(asking.member(), since));
  }

  private void keep(Asking asking) {
    Form form = asking.form();
    List<Belonging> things = new ArrayList<>();
    for (JsonNode item : form.list("things", Belongings.MOST)) {
      Form thing = form.form("things", item);
      boolean there = thing.has("value") && !thing.node("value").isNull();
      things.add(
          new Belonging(
              thing.text("key"),
              thing.node("at").longValue(0),
              there ? thing.text("value") : null));
      thing.end();
    }
    form.end();
    belongings.keep(asking.member(), things);
    asking.answer(asking.member());
  }

  private void code(Asking asking) {
    Passkeys.Signed proof = asking.proof();
    asking.form().end();
    guard(asking, proof);
    Codes.Made made = codes.make(asking.member());
    Answers.json(asking.context(), new CarryCode(made.code(), made.until()));
  }

  private void guard(Asking asking, Passkeys.@Nullable Signed proof) {
    if (asking.member().guarded()) {
      passkeys.guard(asking.member(), proof, asking.origin());
    }
  }

  private void arrive(Context context) {
    knock.take(tried, Addresses.of(context));
    Form form = Bodies.form(context, SMALL, "That is too large.");
    String code = form.text("code");
    String device = device(form);
    String before = before(form);
    form.end();
    if (code.length() > LONGEST_CODE) {
      throw form.wrong("code", "is too long");
    }
    join(before, codes.arrive(code, device), context);
  }

  /// The token that the device has had until now; empty if it had none.
  private static String before(Form form) {
    return form.has("me") ? Knock.token(form, "me") : "";
  }

  private void join(String before, Members.Arrival arrival, Context context) {
    members.of(before).ifPresent(member -> departure.join(member, arrival.member()));
    answer(context, arrival);
  }

  private void part(Asking asking) {
    String device = asking.form().text("device");
    asking.form().end();
    asking.answer(members.part(asking.member(), device));
  }

  private void export(Asking asking) {
    asking.form().end();
    asking.context().header("Content-Disposition", "attachment; filename=\"horda-me.json\"");
    Answers.text(asking.context(), departure.everything(asking.member()));
  }

  private void delete(Asking asking) {
    Passkeys.Signed proof = asking.proof();
    asking.form().end();
    guard(asking, proof);
    departure.forget(asking.member());
    Answers.text(asking.context(), "{}");
  }

  private void ask(Context context) {
    knock.stranger(context);
    Form form = Bodies.form(context, SMALL, "That is too large.");
    String token = form.text("me", "");
    form.end();
    String house = Passkeys.house(origin(context));
    Member member = token.isEmpty() ? null : members.of(token).orElse(null);
    Answers.json(
        context,
        new PasskeyAsk(
            passkeys.challenge(),
            house,
            member == null ? null : member.id(),
            member == null ? List.of() : Passkeys.known(member)));
  }

  private void addPasskey(Asking asking) {
    Form form = asking.form();
    String name = Plain.text(form.text("name"), LONGEST_DEVICE);
    byte[] client = Passkeys.bytes(form, "clientData");
    byte[] data = Passkeys.bytes(form, "authenticatorData");
    form.end();
    asking.answer(passkeys.add(asking.member(), asking.origin(), name, client, data));
  }

  private void removePasskey(Asking asking) {
    String id = asking.form().text("id");
    Passkeys.Signed proof = asking.proof();
    asking.form().end();
    guard(asking, proof);
    asking.answer(passkeys.remove(asking.member(), id));
  }

  private void enter(Context context) {
    knock.take(tried, Addresses.of(context));
    Form form = Bodies.form(context, SMALL, "That is too large.");
    Passkeys.Signed proof = Passkeys.Signed.of(form.form("proof"));
    String device = device(form);
    String before = before(form);
    form.end();
    Member member = passkeys.signed(proof, origin(context));
    join(before, members.admit(member.id(), device), context);
  }
}
