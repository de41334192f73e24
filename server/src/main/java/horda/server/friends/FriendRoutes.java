package horda.server.friends;

import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.server.identity.Knock;
import horda.server.identity.Member;
import horda.server.identity.Members;
import horda.wire.Form;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Friends over HTTP (docs/coming-back.md). Whatever is told here is told to its owner alone.
public final class FriendRoutes implements FrontDoor.Annex {
  private static final int SMALL = 8 << 10;
  private static final int LONGEST = 64;
  private static final int MOST_SEATS = 30;

  private final Friends friends;
  private final Knock knock;
  private final Buckets looked;
  private final Buckets changed;
  private final Buckets linked;
  private final Buckets tried;
  private final Buckets asked;

  public FriendRoutes(House house, Members members, Friends friends, Limits limits) {
    this.friends = friends;
    this.knock = new Knock(house, members, limits);
    this.looked = new Buckets(house.alarms(), 60, 1);
    this.changed = new Buckets(house.alarms(), 60, 0.5);
    this.linked = new Buckets(house.alarms(), 10, 0.02);
    this.tried = new Buckets(house.alarms(), 10, 0.1);
    this.asked = new Buckets(house.alarms(), 20, 0.02);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.post("/api/friends", context -> mine(context, looked, this::here));
    routes.post("/api/friends/link", context -> mine(context, linked, this::link));
    routes.post("/api/friends/accept", this::accept);
    routes.post("/api/friends/ask", context -> mine(context, asked, this::ask));
    routes.post("/api/friends/reply", context -> mine(context, changed, this::reply));
    routes.post("/api/friends/end", context -> mine(context, changed, this::end));
    routes.post("/api/friends/invite", context -> mine(context, asked, this::invite));
    routes.post("/api/friends/decline", context -> mine(context, changed, this::decline));
    routes.post("/api/friends/block", context -> mine(context, changed, this::block));
    routes.post("/api/friends/unblock", context -> mine(context, changed, this::unblock));
  }

  /// Who asks, and the form that they sent.
  private record Asking(Context context, Form form, Member member) {}

  private interface Answering {
    void answer(Asking asking);
  }

  private void mine(Context context, Buckets buckets, Answering answering) {
    Form form = Bodies.form(context, SMALL, "That is too large.");
    answering.answer(new Asking(context, form, knock.whose(context, form, buckets)));
  }

  /// Answers with how it is now.
  private void tell(Asking asking, String table) {
    Answers.json(asking.context(), friends.document(asking.member(), table));
  }

  private static String word(Form form, String field) {
    String word = form.text(field);
    if (word.length() > LONGEST) {
      throw form.wrong(field, "is too long");
    }
    return word;
  }

  private void here(Asking asking) {
    Form form = asking.form();
    String table = form.has("table") ? word(form, "table") : "";
    boolean gone = form.has("gone") && form.flag("gone");
    form.end();
    if (gone) {
      friends.gone(asking.member());
    } else {
      friends.here(asking.member(), table);
    }
    tell(asking, table);
  }

  private void link(Asking asking) {
    asking.form().end();
    Answers.json(asking.context(), friends.code(asking.member()));
  }

  /// By address, too: codes can be guessed at by any number of members.
  private void accept(Context context) {
    knock.take(tried, Addresses.of(context));
    mine(
        context,
        changed,
        asking -> {
          String code = word(asking.form(), "code");
          asking.form().end();
          friends.accept(asking.member(), code);
          tell(asking, "");
        });
  }

  private void ask(Asking asking) {
    String table = word(asking.form(), "table");
    int seat = asking.form().whole("seat", 0, MOST_SEATS);
    asking.form().end();
    friends.ask(asking.member(), table, seat);
    tell(asking, table);
  }

  private void reply(Asking asking) {
    String from = word(asking.form(), "from");
    boolean yes = asking.form().flag("yes");
    asking.form().end();
    friends.reply(asking.member(), from, yes);
    tell(asking, "");
  }

  private void end(Asking asking) {
    String friend = word(asking.form(), "friend");
    asking.form().end();
    friends.end(asking.member(), friend);
    tell(asking, "");
  }

  private void invite(Asking asking) {
    String friend = word(asking.form(), "friend");
    String table = word(asking.form(), "table");
    asking.form().end();
    friends.invite(asking.member(), friend, table);
    tell(asking, table);
  }

  private void decline(Asking asking) {
    String table = word(asking.form(), "table");
    asking.form().end();
    friends.decline(asking.member(), table);
    tell(asking, "");
  }

  private void block(Asking asking) {
    Form form = asking.form();
    if (form.has("person")) {
      String person = word(form, "person");
      form.end();
      friends.block(asking.member(), person);
      tell(asking, "");
    } else {
      String table = word(form, "table");
      int seat = form.whole("seat", 0, MOST_SEATS);
      form.end();
      friends.block(asking.member(), table, seat);
      tell(asking, table);
    }
  }

  private void unblock(Asking asking) {
    String blocked = word(asking.form(), "blocked");
    asking.form().end();
    friends.unblock(asking.member(), blocked);
    tell(asking, "");
  }
}
