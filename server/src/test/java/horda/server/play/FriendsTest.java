package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.wire.Json;
import horda.wire.TextPen;
import horda.wire.doc.FriendRequest;
import horda.wire.doc.HouseRequest;
import horda.wire.doc.MemberRequest.ByMe;
import horda.wire.doc.MemberRequest.Claim;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Friends: both have said so, and either ends it. Who is no friend, or is blocked, learns nothing.
class FriendsTest {
  private final FakeAlarms alarms = new FakeAlarms();
  private final MemoryStore.Disk disk = new MemoryStore.Disk();
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.on(disk, alarms);
  }

  @AfterEach
  void close() {
    house.close();
  }

  /// Somebody who comes back.
  private final class Somebody {
    private final String me;
    private final String id;
    private TestHouse at = house;

    Somebody(String name) {
      JsonNode made = at.caller.post("/api/me/new", "{\"name\":\"" + name + "\"}").body();
      me = made.get("token").stringValue();
      id = made.get("id").stringValue();
    }

    private Caller.HttpReply post(String path, horda.engine.Written request) {
      return at.caller.post("/api/friends" + path, TextPen.of(request));
    }

    JsonNode look() {
      return look("");
    }

    JsonNode look(String table) {
      return told(post("", new FriendRequest.Here(me, table.isEmpty() ? null : table, null)));
    }

    String code() {
      return told(post("/link", new ByMe(me))).get("code").stringValue();
    }

    Caller.HttpReply accept(String code) {
      return post("/accept", new FriendRequest.Accept(me, code));
    }

    Caller.HttpReply ask(TestHouse.Made made, int seat) {
      return post("/ask", new FriendRequest.AskSeat(me, made.table(), seat));
    }

    Caller.HttpReply invite(Somebody friend, String table) {
      return post("/invite", new FriendRequest.InviteFriend(me, friend.id, table));
    }

    Caller.HttpReply block(TestHouse.Made made, int seat) {
      return post("/block", new FriendRequest.Block(me, made.table(), seat, null));
    }

    void claims(TestHouse.Made made, String token) {
      Claim claim = new Claim(me, List.of(new HouseRequest.TableKey(made.table(), token)));
      assertThat(at.caller.post("/api/me/claim", TextPen.of(claim)).status()).isEqualTo(200);
    }

    Caller.HttpReply joins(TestHouse.Made made) {
      return at.caller.post(
          "/api/tables/" + made.table() + "/join",
          TextPen.of(new HouseRequest.Join(null, "Guest", null, null, me)));
    }
  }

  private static JsonNode told(Caller.HttpReply reply) {
    assertThat(reply.status()).as("%s", reply.body()).isEqualTo(200);
    return reply.body();
  }

  private static String code(Caller.HttpReply reply) {
    return reply.code();
  }

  private void friends(Somebody one, Somebody other) {
    told(other.accept(one.code()));
  }

  private static String where(JsonNode doc) {
    return doc.at("/friends/0/where").stringValue();
  }

  private TestHouse.Made table(boolean open) {
    return house.make(
        "{'game':'flea-market','public':%s,'seats':[{'kind':'here','name':'Host'},{'kind':'open'}]}"
            .formatted(open));
  }

  /// Ana has made a table and sits there.
  private TestHouse.Made tableOf(Somebody ana, boolean open) {
    TestHouse.Made made = table(open);
    ana.claims(made, made.token(0));
    ana.claims(made, made.host());
    return made;
  }

  /// A table of two, whose seats are theirs.
  private TestHouse.Made together(Somebody ana, Somebody bo) {
    TestHouse.Made made = house.market(2, "");
    ana.claims(made, made.token(0));
    ana.claims(made, made.host());
    bo.claims(made, made.token(1));
    return made;
  }

  @Test
  void aCodeMakesTwoFriendsAndWorksOnceAndForSevenDays() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    Somebody cleo = new Somebody("Cleo");
    String code = ana.code();

    assertThat(code(ana.accept(code))).isEqualTo("friend-self");
    JsonNode bos = told(bo.accept(code.toUpperCase(java.util.Locale.ROOT).replace("-", " ")));

    assertThat(bos.at("/friends/0/name").stringValue()).isEqualTo("Ana");
    assertThat(ana.look().at("/friends/0/name").stringValue()).isEqualTo("Bo");
    assertThat(code(cleo.accept(code))).isEqualTo("friend-code");
    String late = ana.code();
    alarms.pass(7L * 24 * 3_600_000 + 1);
    assertThat(code(cleo.accept(late))).isEqualTo("friend-code");
    assertThat(ana.look().get("friends")).hasSize(1);
  }

  @Test
  void eitherEndsIt() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    friends(ana, bo);

    told(bo.post("/end", new FriendRequest.EndFriend(bo.me, ana.id)));

    assertThat(ana.look().get("friends")).isEmpty();
    assertThat(bo.look().get("friends")).isEmpty();
  }

  @Test
  void friendsSeeEachOtherAtTheHouseAndAtPublicTablesOnly() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    friends(ana, bo);
    TestHouse.Made open = table(true);
    TestHouse.Made closed = table(false);
    alarms.pass(60_000);
    assertThat(where(bo.look())).isEqualTo("away");

    ana.look();
    assertThat(where(bo.look())).isEqualTo("house");
    ana.look(open.table());
    JsonNode there = bo.look();
    assertThat(where(there)).isEqualTo("table");
    assertThat(there.at("/friends/0/table").stringValue()).isEqualTo(open.table());
    assertThat(there.at("/friends/0/game").stringValue()).isEqualTo("flea-market");
    ana.look(closed.table());
    JsonNode hidden = bo.look();
    assertThat(where(hidden)).isEqualTo("table");
    assertThat(hidden.toString()).doesNotContain(closed.table()).doesNotContain("flea-market");
    told(ana.post("", new FriendRequest.Here(ana.me, null, true)));
    assertThat(where(bo.look())).isEqualTo("away");
    ana.look();
    alarms.pass(60_000);
    assertThat(where(bo.look())).as("who says nothing any more has gone").isEqualTo("away");
  }

  @Test
  void whoDoesNotShowItIsAway() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    friends(ana, bo);
    ana.look();
    assertThat(where(bo.look())).isEqualTo("house");

    house.caller.post("/api/me/change", "{\"me\":\"" + ana.me + "\",\"presence\":false}");

    assertThat(where(bo.look())).isEqualTo("away");
    ana.look(table(true).table());
    assertThat(where(bo.look())).isEqualTo("away");
  }

  @Test
  void anotherProcessHearsWhereTheyAreAndNoAddressOfAPrivateTable() {
    try (TestHouse other = TestHouse.on(disk, alarms)) {
      List<String> whispers = new ArrayList<>();
      other.store.onWhisper((about, word) -> whispers.add(about + " " + word));
      Somebody ana = new Somebody("Ana");
      Somebody bo = new Somebody("Bo");
      friends(ana, bo);
      TestHouse.Made closed = table(false);

      ana.look(closed.table());

      assertThat(whispers).isNotEmpty();
      assertThat(String.join("\n", whispers)).contains(ana.id).doesNotContain(closed.table());
    }
    try (TestHouse other = TestHouse.on(disk, alarms)) {
      Somebody ana = new Somebody("Ana");
      Somebody bo = new Somebody("Bo");
      Somebody stranger = new Somebody("Zoe");
      friends(ana, bo);
      TestHouse.Made open = table(true);
      bo.at = other;
      stranger.at = other;
      ana.look(open.table());
      assertThat(bo.look().at("/friends/0/table").stringValue()).isEqualTo(open.table());
      assertThat(stranger.look().toString()).doesNotContain(open.table()).doesNotContain(ana.id);
      told(ana.post("", new FriendRequest.Here(ana.me, null, true)));
      assertThat(where(bo.look())).isEqualTo("away");
    }
  }

  @Test
  void aFriendIsInvitedAndNobodyElseHearsOfIt() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    Somebody stranger = new Somebody("Zoe");
    friends(ana, bo);
    TestHouse.Made closed = tableOf(ana, false);
    List<String> rung = new ArrayList<>();
    house.bell = (friend, table, from) -> rung.add(friend.id() + " " + table + " " + from);

    assertThat(code(stranger.invite(bo, closed.table()))).isEqualTo("friend-table");
    assertThat(code(ana.invite(stranger, closed.table()))).isEqualTo("friend");
    assertThat(code(bo.invite(ana, closed.table()))).isEqualTo("friend-table");
    told(ana.invite(bo, closed.table()));
    told(ana.invite(bo, closed.table()));

    assertThat(rung).containsExactly(bo.id + " " + closed.table() + " Ana");
    JsonNode invited = bo.look().get("invited");
    assertThat(invited).hasSize(1);
    assertThat(invited.at("/0/table").stringValue()).isEqualTo(closed.table());
    assertThat(invited.at("/0/name").stringValue()).isEqualTo("Ana");
    assertThat(invited.at("/0/free").booleanValue()).isTrue();
    assertThat(stranger.look().toString()).doesNotContain(closed.table());
    told(bo.post("/decline", new FriendRequest.Decline(bo.me, closed.table())));
    assertThat(bo.look().get("invited")).isEmpty();
  }

  @Test
  void anInvitationEndsWithTheFriendshipAndWhenTheySitThere() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    friends(ana, bo);
    TestHouse.Made first = tableOf(ana, false);
    TestHouse.Made second = tableOf(ana, false);
    told(ana.invite(bo, first.table()));
    told(ana.invite(bo, second.table()));

    String token = told(bo.joins(first)).get("token").stringValue();
    bo.claims(first, token);

    assertThat(bo.look().get("invited")).hasSize(1);
    told(ana.post("/end", new FriendRequest.EndFriend(ana.me, bo.id)));
    assertThat(bo.look().get("invited")).isEmpty();
  }

  @Test
  void whoeverSitsThereIsAskedAndAnswers() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    TestHouse.Made made = together(ana, bo);

    assertThat(code(new Somebody("Zoe").ask(made, 1))).isEqualTo("friend-table");
    assertThat(code(ana.ask(made, 0))).isEqualTo("friend-own");
    told(ana.ask(made, 1));

    assertThat(bo.look().at("/asked/0/from").stringValue()).isEqualTo(ana.id);
    told(bo.post("/reply", new FriendRequest.Reply(bo.me, ana.id, true)));
    assertThat(ana.look().at("/friends/0/name").stringValue()).isEqualTo("Bo");
    assertThat(bo.look().get("asked")).isEmpty();
  }

  @Test
  void nobodyBecomesAFriendByReplyingToWhoHasNotAsked() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");

    told(bo.post("/reply", new FriendRequest.Reply(bo.me, ana.id, true)));

    assertThat(bo.look().get("friends")).isEmpty();
    assertThat(ana.look().get("friends")).isEmpty();
  }

  @Test
  void aBlockedPersonIsHushedAndMayDoNothingAndIsNotTold() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    friends(ana, bo);
    TestHouse.Made made = together(ana, bo);
    TestHouse.Made bos = tableOf(bo, false);
    told(bo.invite(ana, bos.table()));
    String code = ana.code();
    TestHouse.Made next = tableOf(ana, true);

    JsonNode anas = told(ana.block(made, 1));

    assertThat(anas.at("/hushed/0").intValue()).isEqualTo(1);
    assertThat(anas.get("friends")).isEmpty();
    assertThat(anas.get("invited")).isEmpty();
    assertThat(anas.at("/blocked").toString()).doesNotContain(bo.id);
    // Nothing that Bo is told differs from what strangers hear.
    Somebody stranger = new Somebody("Zoe");
    assertThat(bo.accept(code).body()).isEqualTo(stranger.accept("aaaa-bbbb-cccc").body());
    assertThat(bo.invite(ana, bos.table()).body()).isEqualTo(refusalOf(bo, bos));
    assertThat(code(bo.ask(made, 0))).isEmpty();
    assertThat(ana.look().get("asked")).isEmpty();
    assertThat(bo.look().get("friends")).as("no friend any more").isEmpty();
    assertThat(bo.look().toString()).doesNotContain(ana.id);
    told(stranger.joins(next));
    TestHouse.Made free = tableOf(ana, true);
    Caller.HttpReply late = bo.joins(free);
    assertThat(late.status()).isEqualTo(409);
    assertThat(late.body().at("/error/text")).isEqualTo(taken());
    told(new Somebody("Yan").joins(free));
  }

  /// What the house says to somebody who wants a seat that is named and taken.
  private JsonNode taken() {
    return house
        .caller
        .post(
            "/api/tables/" + table(false).table() + "/join",
            TextPen.of(new HouseRequest.Join(0, "Late", null, null, null)))
        .body()
        .at("/error/text");
  }

  private JsonNode refusalOf(Somebody host, TestHouse.Made made) {
    return host.invite(new Somebody("Nobody"), made.table()).body();
  }

  @Test
  void whoIsBlockedDoesNotComeAlongToARematchOfTheHost() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    TestHouse.Made made = together(ana, bo);
    told(ana.block(made, 1));
    Guest host = house.keep(Guest.at(house.caller, made.table(), 0, "en", made.host()));
    host.await(Guest::complete);
    host.ask("close");

    String next = host.ask("rematch").get("table").stringValue();

    JsonNode seats = house.caller.get("/api/tables/" + next).body().get("seats");
    assertThat(seats.at("/0/kind").stringValue()).isEqualTo("person");
    assertThat(seats.at("/1/kind").stringValue()).isEqualTo("open");
  }

  @Test
  void aSeatOfNobodyKnownIsBlockedAndStaysSoWhenItsOwnerBecomesKnown() {
    Somebody ana = new Somebody("Ana");
    TestHouse.Made made = house.market(2, "");
    ana.claims(made, made.token(0));
    ana.claims(made, made.host());
    assertThat(code(ana.ask(made, 1))).isEqualTo("friend-unknown");

    assertThat(told(ana.block(made, 1)).at("/hushed/0").intValue()).isEqualTo(1);
    Somebody bo = new Somebody("Bo");
    bo.claims(made, made.token(1));

    assertThat(code(bo.joins(tableOf(ana, false)))).isEqualTo("taken");
    assertThat(code(bo.accept(ana.code()))).isEqualTo("friend-code");
    JsonNode blocked = ana.look(made.table()).get("blocked");
    assertThat(blocked).hasSize(1);
    told(
        ana.post("/unblock", new FriendRequest.Unblock(ana.me, blocked.at("/0/id").stringValue())));
    assertThat(ana.look(made.table()).get("hushed")).isEmpty();
    told(bo.joins(tableOf(ana, false)));
  }

  @Test
  void anotherNameForTheSamePersonIsBlockedAsWell() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    TestHouse.Made made = together(ana, bo);
    told(ana.block(made, 1));
    Somebody other = new Somebody("Other");
    String code = house.caller.post("/api/me/code", TextPen.of(new ByMe(other.me))).text("code");

    // Bo's browser becomes somebody else's: what Bo was goes along.
    house.caller.post("/api/me/arrive", "{\"code\":\"" + code + "\",\"me\":\"" + bo.me + "\"}");

    assertThat(code(other.joins(tableOf(ana, false)))).isEqualTo("taken");
    assertThat(ana.look(made.table()).at("/hushed/0").intValue()).isEqualTo(1);
  }

  @Test
  void friendsComeAlongAndEverythingIsInTheFileAndGone() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    Somebody cleo = new Somebody("Cleo");
    friends(ana, bo);
    TestHouse.Made made = together(cleo, bo);
    told(bo.block(made, 0));
    told(ana.invite(bo, tableOf(ana, false).table()));
    String code = bo.code();

    Caller.HttpReply file = house.caller.post("/api/me/export", TextPen.of(new ByMe(bo.me)));

    JsonNode all = Json.parse(file.body().toString());
    assertThat(all.at("/friends/0/name").stringValue()).isEqualTo("Ana");
    assertThat(all.get("blocked")).hasSize(1);
    assertThat(all.get("invited")).hasSize(1);
    assertThat(all.toString()).doesNotContain(cleo.id);
    house.caller.post("/api/me/delete", TextPen.of(new ByMe(bo.me)));
    assertThat(ana.look().get("friends")).isEmpty();
    assertThat(code(cleo.accept(code))).isEqualTo("friend-code");
    assertThat(String.join("\n", disk.papers())).doesNotContain(bo.id);
  }

  @Test
  void theWordsOfABlockedPersonStayWhereTheyWere() {
    Somebody ana = new Somebody("Ana");
    Somebody bo = new Somebody("Bo");
    TestHouse.Made made = together(ana, bo);
    told(ana.block(made, 1));

    house.caller.post("/api/me/delete", TextPen.of(new ByMe(bo.me)));

    assertThat(ana.look(made.table()).at("/hushed/0").intValue())
        .as("a new name is not all that it takes")
        .isEqualTo(1);
  }
}
