package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Nullable;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.server.push.Push;
import horda.server.push.PushKey;
import horda.server.push.Reach;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Who is not looking is told that it is their turn; the test turns the clock.
class YourTurnTest {
  private static final long PATIENCE = 20_000;
  private static final long QUIET = 15 * 60_000;

  @TempDir Path folder;
  private final FakeAlarms alarms = new FakeAlarms();
  private PushService service;
  private TestHouse house;
  private Push push;

  @BeforeEach
  void open() throws IOException, GeneralSecurityException {
    service = new PushService();
    house = open(Reach.ANYWHERE, null);
  }

  private TestHouse open(Reach reach, Push.@Nullable Hook hook) throws IOException {
    PushKey key = PushKey.in(folder);
    return TestHouse.open(
        alarms,
        at -> {
          push =
              new Push(
                  at,
                  key,
                  new Push.Settings("mailto:host@example.org", reach, PATIENCE, QUIET, hook));
          return push;
        });
  }

  @AfterEach
  void close() {
    house.close();
    push.close();
    service.close();
  }

  /// A table of two; `asked` is whose turn it is first.
  private record Market(TestHouse.Made made, int asked) {
    int other() {
      return 1 - asked;
    }
  }

  private Market market() {
    TestHouse.Made made = house.market(2, "'attention':'all'");
    return new Market(made, house.onlooker(made).value("/awaited/0").intValue());
  }

  /// Somebody comes, does what they are asked, and goes.
  private void finish(Market market, int seat) {
    try (Guest guest =
        Guest.at(house.caller, market.made().table(), seat, "en", market.made().token(seat))) {
      while (guest.awaits(seat)) {
        guest.answer(seat, guest.options().getFirst()).join();
      }
    }
    // When the others have heard of it, the house has let them go.
    Guest onlooker = house.onlooker(market.made());
    onlooker.await(g -> !g.value("/table/seats/" + seat + "/present").booleanValue());
  }

  private void want(int seat, Market... markets) {
    String wish = service.wish(List.of(markets).stream().map(Market::made).toList(), seat);
    assertThat(house.caller.post("/api/push", wish).status()).isEqualTo(200);
  }

  private JsonNode message() throws InterruptedException, GeneralSecurityException {
    return service.open(service.next());
  }

  @Test
  void whoIsNotThereIsToldAndNobodyElseCanReadIt() throws Exception {
    // given
    Market market = market();
    want(market.other(), market);
    // when
    finish(market, market.asked());
    alarms.pass(PATIENCE);
    // then
    PushService.Request request = service.next();
    assertThat(request.headers().getFirst("Authorization")).startsWith("vapid t=");
    assertThat(request.headers().getFirst("Content-Encoding")).isEqualTo("aes128gcm");
    assertThat(request.headers().getFirst("TTL")).isEqualTo("86400");
    assertThat(request.headers().getFirst("Topic")).isEqualTo("turn");
    assertThat(new String(request.body(), StandardCharsets.ISO_8859_1))
        .doesNotContain(market.made().table());
    JsonNode told = service.open(request);
    assertThat(told.get("url").stringValue()).isEqualTo("/t/" + market.made().table());
    assertThat(told.get("title").stringValue()).startsWith("Your turn: ");
    assertThat(told.get("body").stringValue()).isEqualTo("With Seat " + (market.asked() + 1) + ".");
    assertThat(told.propertyNames()).containsExactlyInAnyOrder("kind", "title", "body", "url");
  }

  @Test
  void twoTablesAreOneMessageAndTheNextWaitsForTheQuietTime() throws Exception {
    // given
    Market one = market();
    Market two = market();
    assertThat(one.other()).isEqualTo(two.other());
    want(one.other(), one, two);
    // when
    finish(one, one.asked());
    finish(two, two.asked());
    alarms.pass(PATIENCE);
    // then
    JsonNode both = message();
    assertThat(both.get("title").stringValue()).isEqualTo("It is your turn at 2 tables");
    assertThat(both.get("url").stringValue()).isEqualTo("/");
    // and when it is their turn again, there is no second message in the quiet time
    finish(one, one.other());
    finish(one, one.asked());
    alarms.pass(QUIET - PATIENCE);
    assertThat(service.count()).isEqualTo(1);
    alarms.pass(PATIENCE);
    assertThat(message().get("url").stringValue()).isEqualTo("/t/" + one.made().table());
    assertThat(service.count()).isEqualTo(2);
  }

  @Test
  void whoLooksIsNotToldAndAPageInTheBackgroundDoesNotLook() throws Exception {
    // given somebody who looks at another table of theirs
    Market market = market();
    Market other = market();
    want(market.other(), market, other);
    Guest looking = house.sit(other.made(), other.other());
    // when
    finish(market, market.asked());
    alarms.pass(PATIENCE);
    alarms.pass(PATIENCE);
    // then nothing comes while they look, and then it does
    looking.sayText("{\"c\":\"looking\",\"on\":false}");
    TestHouse.settle(looking);
    alarms.pass(PATIENCE);
    assertThat(message().get("url").stringValue()).isEqualTo("/t/" + market.made().table());
    assertThat(service.count()).isEqualTo(1);
  }

  @Test
  void whoHasAnsweredMeanwhileIsNotTold() throws Exception {
    Market market = market();
    want(market.other(), market);
    finish(market, market.asked());
    finish(market, market.other());
    alarms.pass(PATIENCE);
    // when it is their turn once more
    finish(market, market.asked());
    alarms.pass(PATIENCE);
    // then that is the first they hear
    message();
    assertThat(service.count()).isEqualTo(1);
  }

  @Test
  void aBrowserThatIsGoneIsForgottenAndSoIsOneThatSaysSo() throws Exception {
    Market market = market();
    want(market.other(), market);
    service.answer(410);
    finish(market, market.asked());
    alarms.pass(PATIENCE);
    service.next();
    while (push.browsers() > 0) {
      Thread.yield();
    }
    // and
    service.answer(201);
    want(market.other(), market);
    assertThat(push.browsers()).isEqualTo(1);
    String end = "{\"endpoint\":\"%s\"}".formatted(service.address());
    assertThat(house.caller.post("/api/push/end", end).status()).isEqualTo(200);
    assertThat(push.browsers()).isZero();
  }

  @Test
  void aStrangersTokenOpensNothingAndAnAddressAtHomeIsRefused() throws Exception {
    // given
    Market market = market();
    Caller.HttpReply key = house.caller.get("/api/push");
    assertThat(key.text("key")).hasSize(87);
    // when
    String foreign = service.wish(List.of(market.made()), 0).replace(market.made().token(0), "no");
    assertThat(house.caller.post("/api/push", foreign).status()).isEqualTo(200);
    // then
    assertThat(push.browsers()).isZero();
    // and where strangers name the address
    house.close();
    push.close();
    house = open(Reach.WORLD, null);
    Market second = market();
    Caller.HttpReply refused =
        house.caller.post("/api/push", service.wish(List.of(second.made()), 0));
    assertThat(refused.code()).isEqualTo("push");
  }

  @Test
  void aFriendsInvitationIsToldAtOnceToThatFriendAlone() throws Exception {
    // given: Ben's browser wants messages, and Ana is his friend
    house.bell = (friend, table, from) -> push.invited(friend.keys(), table, from);
    Caller.HttpReply ana = house.caller.post("/api/me/new", "{\"name\":\"Ana\"}");
    Caller.HttpReply ben = house.caller.post("/api/me/new", "{\"name\":\"Ben\"}");
    String hers = ana.text("token");
    String his = ben.text("token");
    String wish = service.wish(List.of(), 0).replaceFirst("}$", ",\"me\":\"" + his + "\"}");
    assertThat(house.caller.post("/api/push", wish).status()).isEqualTo(200);
    assertThat(house.caller.post("/api/push", wish.replace(his, "me.nobody")).status())
        .isEqualTo(400);
    Market market = market();
    String seat = market.made().token(0);
    String key = "{'table':'" + market.made().table() + "','token':'" + seat + "'}";
    assertThat(post("/api/me/claim", hers, "'keys':[" + key + "]").status()).isEqualTo(200);
    String code = post("/api/friends/link", hers, "").text("code");
    assertThat(post("/api/friends/accept", his, "'code':'" + code + "'").status()).isEqualTo(200);
    // when
    String invitation = "'friend':'" + ben.text("id") + "','table':'" + market.made().table() + "'";
    assertThat(post("/api/friends/invite", hers, invitation).status()).isEqualTo(200);
    alarms.pass(1);
    // then
    JsonNode told = message();
    assertThat(told.get("title").stringValue()).startsWith("Ana invites you: ");
    assertThat(told.get("body").stringValue()).isEqualTo("With Seat 1, Seat 2.");
    assertThat(told.get("url").stringValue()).isEqualTo("/t/" + market.made().table());
    alarms.pass(PATIENCE);
    assertThat(service.count()).isEqualTo(1);
  }

  private Caller.HttpReply post(String path, String me, String more) {
    String body = "{'me':'" + me + "'" + (more.isEmpty() ? "" : "," + more) + "}";
    return house.caller.post(path, body.replace('\'', '"'));
  }

  @Test
  void aRestartForgetsNobody() throws Exception {
    Market market = market();
    want(market.other(), market);
    Push second =
        new Push(
            house.house,
            PushKey.in(folder),
            new Push.Settings("mailto:a@example.org", Reach.ANYWHERE, PATIENCE, QUIET, null));
    assertThat(second.browsers()).isEqualTo(1);
    second.close();
  }

  @Test
  void theHostsProgramHearsWhatEverybodySeesAndCanTellWhoSentIt() throws Exception {
    // given
    house.close();
    push.close();
    house = open(Reach.WORLD, new Push.Hook(URI.create(service.address()), "a secret"));
    Market market = market();
    // when
    finish(market, market.asked());
    alarms.pass(PATIENCE);
    // then
    PushService.Request request = service.next();
    String body = new String(request.body(), StandardCharsets.UTF_8);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec("a secret".getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    String signed = request.headers().getFirst("X-Horda-Time") + "." + body;
    assertThat(request.headers().getFirst("X-Horda-Signature"))
        .isEqualTo(
            "sha256="
                + HexFormat.of().formatHex(mac.doFinal(signed.getBytes(StandardCharsets.UTF_8))));
    assertThat(body)
        .isEqualTo(
            ("{'kind':'turn','tables':[{'table':'%s','game':'flea-market','path':'/t/%s',"
                    + "'seat':%d,'name':'Seat %d','others':['Seat %d']}]}")
                .formatted(
                    market.made().table(),
                    market.made().table(),
                    market.other(),
                    market.other() + 1,
                    market.asked() + 1)
                .replace('\'', '"'));
  }
}
