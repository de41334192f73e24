package horda.server.friends;

import horda.engine.Refusal;
import horda.server.house.House;
import horda.server.house.LiveTable;
import horda.server.identity.Claims;
import horda.server.identity.Departure;
import horda.server.identity.Member;
import horda.server.identity.Members;
import horda.server.store.Papers;
import horda.server.store.Store.Paper;
import horda.server.table.Chair;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.doc.FriendsDoc;
import horda.wire.doc.FriendsDoc.AskedBy;
import horda.wire.doc.FriendsDoc.Friend;
import horda.wire.doc.FriendsDoc.FriendCode;
import horda.wire.doc.FriendsDoc.InvitedTo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Who is whose friend. Both have said so, and either can end it. Belongs to who comes back, and
/// goes with them.
public final class Friends implements Departure.More {
  /// Papers by friend, one kind a member: two for each friendship.
  private static final String FRIEND = "friend.";

  /// Papers by the hash of a code.
  private static final String CODE = "befriend";

  /// Papers by who asks, one kind for each who is asked.
  private static final String ASKED = "asked.";

  /// Papers by table, one kind for each who is invited.
  private static final String INVITED = "invited.";

  private static final long CODE_LIFE = TimeUnit.DAYS.toMillis(7);
  private static final long ASK_LIFE = TimeUnit.DAYS.toMillis(30);
  private static final long INVITATION_LIFE = TimeUnit.DAYS.toMillis(7);
  private static final int CODE_CHARS = 12;
  private static final int PART = 4;
  private static final int MOST_FRIENDS = 100;
  private static final int MOST_ASKED = 30;
  private static final int MOST_INVITED = 20;
  private static final int SWEPT = 100;

  /// Tells somebody who is not there that a friend invites them.
  public interface Bell {
    Bell NONE = (friend, table, from) -> {};

    void ring(Member friend, String table, String from);
  }

  private final House house;
  private final Members members;
  private final Claims claims;
  private final Papers papers;
  private final Blocks blocks;
  private final Whereabouts whereabouts;
  private final Bell bell;

  public Friends(House house, Members members, Claims claims, Bell bell) {
    this.house = house;
    this.members = members;
    this.claims = claims;
    this.bell = bell;
    this.papers = new Papers(house.store(), house.alarms());
    this.blocks = new Blocks(members, claims, papers);
    this.whereabouts = new Whereabouts(house);
    house.shunned(blocks);
  }

  // --- What they are told

  /// @param table where they are; empty at no table
  FriendsDoc document(Member me, String table) {
    List<Friend> friends = new ArrayList<>();
    for (Paper paper : papers.some(FRIEND + me.id(), "", MOST_FRIENDS)) {
      long since = Json.parse(paper.text()).path("since").longValue(0);
      members.member(paper.id()).ifPresent(friend -> friends.add(friend(friend, since)));
    }
    List<Integer> hushed =
        table.isEmpty()
            ? List.of()
            : atTable(table, at -> blocks.seats(me, at.state())).orElse(List.of());
    return new FriendsDoc(friends, asked(me), invited(me), blocks.list(me), hushed);
  }

  private Friend friend(Member friend, long since) {
    Optional<Whereabouts.Place> place =
        friend.shows().presence() ? whereabouts.of(friend.id()) : Optional.empty();
    String where = place.map(at -> at.isTable() ? "table" : "house").orElse("away");
    String table =
        place.filter(Whereabouts.Place::isPublic).map(Whereabouts.Place::table).orElse(null);
    String game =
        table == null ? null : house.store().table(table).map(kept -> kept.game()).orElse(null);
    return new Friend(friend.id(), friend.name(), since, where, game == null ? null : table, game);
  }

  private List<AskedBy> asked(Member me) {
    List<AskedBy> list = new ArrayList<>();
    for (Paper paper : papers.some(ASKED + me.id(), "", MOST_ASKED)) {
      JsonNode node = Json.parse(paper.text());
      long at = node.path("at").longValue(0);
      if (papers.now() - at > ASK_LIFE || members.member(paper.id()).isEmpty()) {
        papers.take(ASKED + me.id(), paper.id());
      } else {
        list.add(new AskedBy(paper.id(), node.path("name").stringValue(""), at));
      }
    }
    return list;
  }

  private List<InvitedTo> invited(Member me) {
    List<InvitedTo> list = new ArrayList<>();
    for (Paper paper : papers.some(INVITED + me.id(), "", MOST_INVITED)) {
      Optional<InvitedTo> one = invited(me, paper);
      one.ifPresentOrElse(list::add, () -> papers.take(INVITED + me.id(), paper.id()));
    }
    return list;
  }

  /// Empty when it is out of date.
  private Optional<InvitedTo> invited(Member me, Paper paper) {
    JsonNode node = Json.parse(paper.text());
    long at = node.path("at").longValue(0);
    String by = node.path("by").stringValue("");
    if (papers.now() - at > INVITATION_LIFE
        || !areFriends(me, by)
        || !claims.keysOf(me.id(), paper.id()).isEmpty()) {
      return Optional.empty();
    }
    String name = members.member(by).map(Member::name).orElse("");
    return atTable(paper.id(), LiveTable::state)
        .filter(state -> state.status() != Status.OVER)
        .map(state -> new InvitedTo(paper.id(), state.header().game(), name, at, hasRoom(state)));
  }

  private static boolean hasRoom(TableState state) {
    return state.status() == Status.WAITING && state.chairs().stream().anyMatch(Chair::isOpen);
  }

  private <T> Optional<T> atTable(String table, Function<LiveTable, T> what) {
    try {
      return Optional.of(house.at(table, what));
    } catch (Refusal refusal) {
      if (refusal.code().equals("no-table") || refusal.code().equals("damaged")) {
        return Optional.empty();
      }
      throw refusal;
    }
  }

  // --- Where they are

  /// They are at the house, and at that table if it is not empty. Who does not show it leaves no
  /// trace.
  void here(Member me, String table) {
    if (!me.shows().presence()) {
      gone(me);
      return;
    }
    boolean open =
        !table.isEmpty() && house.store().table(table).filter(t -> t.listed()).isPresent();
    whereabouts.at(
        me.id(), table.isEmpty() ? Whereabouts.LOBBY : open ? table : Whereabouts.PRIVATE);
  }

  void gone(Member me) {
    if (whereabouts.of(me.id()).isPresent()) {
      whereabouts.gone(me.id());
    }
  }

  // --- Becoming friends

  /// A code that makes whoever has it a friend, once.
  FriendCode code(Member me) {
    sweep();
    String code = Tokens.tableId().substring(0, CODE_CHARS);
    long until = papers.now() + CODE_LIFE;
    papers.add(
        CODE,
        Tokens.hash(code),
        Json.line(Json.object().put("member", me.id()).put("until", until)));
    String shown =
        String.join(
            "-", code.substring(0, PART), code.substring(PART, 2 * PART), code.substring(2 * PART));
    return new FriendCode(shown, until);
  }

  private void sweep() {
    for (Paper paper : papers.some(CODE, "", SWEPT)) {
      if (Json.parse(paper.text()).path("until").longValue(0) < papers.now()) {
        papers.take(CODE, paper.id());
      }
    }
  }

  /// Nobody is told whether a code is wrong, used, too old, or of somebody who has blocked them.
  void accept(Member me, String typed) {
    String id = Tokens.hash(typed.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", ""));
    Member other =
        papers
            .text(CODE, id)
            .map(Json::parse)
            .filter(node -> node.path("until").longValue(0) >= papers.now())
            .flatMap(node -> members.member(node.path("member").stringValue("")))
            .filter(maker -> !blocks.between(maker.id(), me.id()))
            .orElseThrow(Friends::closed);
    if (other.id().equals(me.id())) {
      throw new Refusal("friend-self", "", "This is your own link: send it to somebody else.");
    }
    notBlocked(me, other.id());
    room(me);
    room(other);
    if (papers.take(CODE, id).isEmpty()) {
      throw closed();
    }
    befriend(me, other);
  }

  private static Refusal closed() {
    return new Refusal(
        "friend-code",
        "",
        "This link opens nothing: it works once and for seven days. Ask for a new one.");
  }

  private void notBlocked(Member me, String other) {
    if (blocks.between(me.id(), other)) {
      throw new Refusal("friend-blocked", "", "You have blocked this person: unblock them first.");
    }
  }

  private void room(Member member) {
    if (papers.some(FRIEND + member.id(), "", MOST_FRIENDS).size() >= MOST_FRIENDS) {
      throw new Refusal("friends", "", "A hundred friends is as many as anybody can have here.");
    }
  }

  private void befriend(Member me, Member other) {
    String since = Json.line(Json.object().put("since", papers.now()));
    papers.add(FRIEND + other.id(), me.id(), since);
    papers.add(FRIEND + me.id(), other.id(), since);
    papers.take(ASKED + me.id(), other.id());
    papers.take(ASKED + other.id(), me.id());
  }

  boolean areFriends(Member me, String other) {
    return papers.text(FRIEND + me.id(), other).isPresent();
  }

  /// Asks whoever sits there. Somebody who has blocked them hears nothing of it, and they are not
  /// told.
  void ask(Member me, String table, int seat) {
    Seated seated = seated(me, table, seat);
    String name = house.at(table, at -> nameOf(me, at.state()));
    Member other =
        members
            .member(seated.owner())
            .orElseThrow(
                () ->
                    new Refusal(
                        "friend-unknown",
                        "",
                        "This house does not know who sits there: send them a link instead."));
    notBlocked(me, other.id());
    if (areFriends(me, other.id()) || blocks.between(other.id(), me.id())) {
      return;
    }
    if (papers.text(ASKED + me.id(), other.id()).isPresent()) {
      room(me);
      room(other);
      befriend(me, other);
    } else if (papers.some(ASKED + other.id(), "", MOST_ASKED).size() < MOST_ASKED) {
      String text = Json.line(Json.object().put("name", name).put("at", papers.now()));
      papers.change(ASKED + other.id(), me.id(), _ -> text);
    }
  }

  /// What they are called at that table.
  private String nameOf(Member me, TableState state) {
    return state.seatsOf(claims.keysOf(me.id(), state.id())).stream()
        .findFirst()
        .map(seat -> state.chair(seat).name())
        .orElse(me.name());
  }

  /// A person at a table.
  ///
  /// @param key of their seat
  /// @param owner the member whose seat it is; empty where nobody known sits there
  private record Seated(String name, String key, String owner) {}

  /// Refuses what is no seat of another person, and whoever is not at that table themselves.
  private Seated seated(Member me, String table, int seat) {
    mustBeAt(me, table);
    Chair chair =
        house.at(table, at -> seat < at.state().seats() ? at.state().chair(seat) : Chair.open(""));
    String key = chair.key();
    if (!chair.isPerson() || key == null) {
      throw new Refusal("friend-seat", "", "Nobody sits there.");
    }
    String owner = claims.owners(Set.of(key)).getOrDefault(key, "");
    if (owner.equals(me.id())) {
      throw new Refusal("friend-own", "", "That seat is your own.");
    }
    return new Seated(chair.name(), key, owner);
  }

  private void mustBeAt(Member me, String table) {
    if (claims.keysOf(me.id(), table).isEmpty()) {
      throw new Refusal(
          "friend-table", "", "Only those who sit at a table, or have made it, do that.");
    }
  }

  void reply(Member me, String from, boolean yes) {
    Optional<String> asked = papers.take(ASKED + me.id(), from);
    Optional<Member> other = asked.flatMap(_ -> members.member(from));
    if (yes && other.isPresent()) {
      notBlocked(me, from);
      room(me);
      room(other.get());
      befriend(me, other.get());
    }
  }

  /// First what the other one sees, so that it has ended for them when a crash comes between.
  void end(Member me, String friend) {
    papers.take(FRIEND + friend, me.id());
    papers.take(FRIEND + me.id(), friend);
  }

  // --- Invitations

  void invite(Member me, String friend, String table) {
    mustBeAt(me, table);
    Member other =
        members
            .member(friend)
            .filter(one -> areFriends(me, one.id()))
            .orElseThrow(() -> new Refusal("friend", "", "Only friends can be invited."));
    if (house.at(table, at -> at.state().status()) == Status.OVER) {
      throw new Refusal("over", "", "The game is over.");
    }
    if (papers.some(INVITED + friend, "", MOST_INVITED).size() >= MOST_INVITED) {
      throw new Refusal("too-many", "", "That was too often; wait a little and try again.");
    }
    String text = Json.line(Json.object().put("by", me.id()).put("at", papers.now()));
    if (!papers.add(INVITED + friend, table, text)) {
      return;
    }
    boolean looks =
        whereabouts.of(friend).filter(place -> !place.isTable()).isPresent()
            && other.shows().presence();
    if (!looks) {
      bell.ring(other, table, me.name());
    }
  }

  void decline(Member me, String table) {
    papers.take(INVITED + me.id(), table);
  }

  // --- Blocking

  void block(Member me, String table, int seat) {
    Seated seated = seated(me, table, seat);
    if (seated.owner().isEmpty()) {
      blocks.key(me, seated.key(), seated.name());
    } else {
      block(me, seated.owner(), seated.name(), seated.key());
    }
  }

  /// A friend, or somebody who has asked to be one.
  void block(Member me, String person) {
    Optional<String> asked = papers.text(ASKED + me.id(), person);
    if (!areFriends(me, person) && asked.isEmpty()) {
      throw new Refusal("friend", "", "That is nobody whom you know here.");
    }
    String name =
        asked
            .map(text -> Json.parse(text).path("name").stringValue(""))
            .or(() -> members.member(person).map(Member::name))
            .orElse("");
    blocks.member(me, person, name, null);
    part(me, person);
  }

  private void block(Member me, String other, String name, String key) {
    blocks.member(me, other, name, key);
    part(me, other);
  }

  /// What was between them.
  private void part(Member me, String other) {
    end(me, other);
    papers.take(ASKED + me.id(), other);
    papers.take(ASKED + other, me.id());
    withdraw(other, me.id());
    withdraw(me.id(), other);
  }

  /// Invitations of one to the other.
  private void withdraw(String from, String to) {
    papers.all(
        INVITED + to,
        paper -> {
          if (Json.parse(paper.text()).path("by").stringValue("").equals(from)) {
            papers.take(INVITED + to, paper.id());
          }
        });
  }

  void unblock(Member me, String blocked) {
    blocks.end(me, blocked);
  }

  // --- Somebody goes

  @Override
  public void write(Member member, ObjectNode into) {
    FriendsDoc all = document(member, "");
    ArrayNode friends = into.putArray("friends");
    for (Friend friend : all.friends()) {
      friends
          .addObject()
          .put("id", friend.id())
          .put("name", friend.name())
          .put("since", friend.since());
    }
    ArrayNode invited = into.putArray("invited");
    for (InvitedTo one : all.invited()) {
      invited.addObject().put("table", one.table()).put("by", one.name()).put("at", one.at());
    }
    ArrayNode asked = into.putArray("asked");
    all.asked().forEach(one -> asked.addObject().put("name", one.name()).put("at", one.at()));
    blocks.write(member, into);
  }

  @Override
  public void forget(Member member) {
    gone(member);
    papers.all(
        FRIEND + member.id(),
        paper -> {
          withdraw(member.id(), paper.id());
          end(member, paper.id());
        });
    papers.removeAll(ASKED + member.id());
    papers.removeAll(INVITED + member.id());
    codes(member);
    blocks.forget(member);
  }

  private void codes(Member member) {
    papers.all(
        CODE,
        paper -> {
          if (Json.parse(paper.text()).path("member").stringValue("").equals(member.id())) {
            papers.take(CODE, paper.id());
          }
        });
  }

  @Override
  public void become(Member member, Member other) {
    gone(member);
    papers.all(
        FRIEND + member.id(),
        paper -> {
          papers.take(FRIEND + paper.id(), member.id());
          papers.take(FRIEND + member.id(), paper.id());
          if (!paper.id().equals(other.id())) {
            papers.add(FRIEND + paper.id(), other.id(), paper.text());
            papers.add(FRIEND + other.id(), paper.id(), paper.text());
          }
        });
    move(ASKED, member, other);
    move(INVITED, member, other);
    codes(member);
    blocks.become(member, other);
  }

  private void move(String kind, Member from, Member to) {
    papers.all(
        kind + from.id(),
        paper -> {
          papers.add(kind + to.id(), paper.id(), paper.text());
          papers.take(kind + from.id(), paper.id());
        });
  }
}
