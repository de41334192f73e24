package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.bots.roster.Roster;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.State;
import horda.server.client.Guest;
import horda.server.house.Alarms;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Bots that take their time: the table goes on meanwhile, and nobody waits for ever.
class ThinkingTest {
  /// Thinks until it may answer; answers what it has when it is interrupted, unless it is deaf.
  private static final class Ponderer implements BotMaker {
    private final Semaphore mayAnswer = new Semaphore(0);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final AtomicInteger atOnce = new AtomicInteger();
    private final AtomicInteger mostAtOnce = new AtomicInteger();
    private volatile boolean deaf;

    @Override
    public String name() {
      return "ponderer";
    }

    @Override
    public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
      return position -> {
        mostAtOnce.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
        begun.countDown();
        try {
          ponder();
        } finally {
          atOnce.decrementAndGet();
        }
        return position.choice(0);
      };
    }

    private void ponder() {
      try {
        mayAnswer.acquire();
      } catch (InterruptedException e) {
        interrupted.countDown();
        if (deaf) {
          mayAnswer.acquireUninterruptibly();
        }
        Thread.currentThread().interrupt();
      }
    }
  }

  private final Ponderer ponderer = new Ponderer();
  private final Roster roster = Roster.standard().and(List.of(ponderer));

  private static final String TABLE =
      "{'game':'flea-market','seed':'1','pace':0,'seats':[{'kind':'here','name':'Ana'},{'kind':'bot','bot':'ponderer'}]}";

  /// The person answers until the bot is asked.
  private static Guest untilTheBotIsAsked(TestHouse house, TestHouse.Made made) {
    Guest ana = house.sit(made, 0);
    for (int n = 0; n < 20 && !ana.awaits(1); n++) {
      ana.answer(0, ana.options().getFirst()).join();
      TestHouse.settle(ana);
    }
    assertThat(ana.awaits(1)).isTrue();
    return ana;
  }

  @Test
  void peopleTalkAtTheTableWhileABotThinks() throws InterruptedException {
    try (TestHouse house = TestHouse.open(Alarms.real(), roster)) {
      // given: it thinks, and will not come to an end by itself
      Guest ana = untilTheBotIsAsked(house, house.make(TABLE));
      assertThat(ponderer.begun.await(10, TimeUnit.SECONDS)).isTrue();
      // when
      ana.ask("say", "seat", 0, "text", "take your time");
      // then: it was heard, and the answer comes when it comes
      ana.await(g -> g.chat().size() == 1);
      assertThat(ana.awaits(1)).isTrue();
      ponderer.mayAnswer.release(1000);
      ana.await(g -> !g.awaits(1) || g.awaits(0));
    }
  }

  @Test
  void whoThinksTooLongAnswersWithWhatItHas() throws InterruptedException {
    FakeAlarms alarms = new FakeAlarms();
    try (TestHouse house = TestHouse.open(alarms, roster)) {
      TestHouse.Made made = house.make(TABLE);
      Guest ana = untilTheBotIsAsked(house, made);
      assertThat(ponderer.begun.await(10, TimeUnit.SECONDS)).isTrue();
      int lines = house.store.linesAfter(made.table(), 0).size();
      // when people have waited long enough
      alarms.pass(2_500);
      // then
      assertThat(ponderer.interrupted.await(10, TimeUnit.SECONDS)).isTrue();
      ana.await(g -> house.store.linesAfter(made.table(), 0).size() > lines || ticks(alarms));
    }
  }

  /// The answer comes on a thread of its own: time must be seen to pass.
  private static boolean ticks(FakeAlarms alarms) {
    alarms.pass(1);
    return false;
  }

  @Test
  void whoDoesNotAnswerEvenThenIsPlayedFor() throws InterruptedException {
    FakeAlarms alarms = new FakeAlarms();
    ponderer.deaf = true;
    try (TestHouse house = TestHouse.open(alarms, roster)) {
      TestHouse.Made made = house.make(TABLE);
      untilTheBotIsAsked(house, made);
      assertThat(ponderer.begun.await(10, TimeUnit.SECONDS)).isTrue();
      int lines = house.store.linesAfter(made.table(), 0).size();
      alarms.pass(2_500);
      assertThat(house.store.linesAfter(made.table(), 0)).hasSize(lines);
      // when
      alarms.pass(200);
      // then
      assertThat(house.store.linesAfter(made.table(), 0)).hasSizeGreaterThan(lines);
      ponderer.mayAnswer.release(1000);
    }
  }

  @Test
  void anOfferIsAnsweredWithinASecondPauseAndAll() throws InterruptedException {
    FakeAlarms alarms = new FakeAlarms();
    try (TestHouse house = TestHouse.open(alarms, roster)) {
      // given: a table where bots take it slowly; one of two people lets a bot play
      TestHouse.Made made = house.market(2, "'pace':5000");
      Guest[] all = {house.sit(made, 0), house.sit(made, 1)};
      int turn = PlayingTest.bidAll(all);
      all[1 - turn].ask("stand-in", "seat", 1 - turn, "bot", "ponderer");
      // when the other makes it an offer
      Guest actor = all[turn];
      actor.answer(turn, "offer:" + (1 - turn)).join();
      String gift =
          actor.options().stream().filter(o -> o.startsWith("give")).findFirst().orElseThrow();
      actor.answer(turn, gift).join();
      actor.answer(turn, "send").join();
      assertThat(ponderer.begun.await(10, TimeUnit.SECONDS)).isTrue();
      int lines = house.store.linesAfter(made.table(), 0).size();
      // then it is hurried before a second is over
      alarms.pass(849);
      assertThat(ponderer.interrupted.getCount()).isOne();
      alarms.pass(1);
      assertThat(ponderer.interrupted.await(10, TimeUnit.SECONDS)).isTrue();
      actor.await(g -> house.store.linesAfter(made.table(), 0).size() > lines || ticks(alarms));
      assertThat(alarms.millis())
          .isLessThan(house.store.linesAfter(made.table(), 0).get(lines - 1).at() + 1000);
    }
  }

  /// A bot that may play something would else be known by its longer silence.
  @Test
  void inAWindowABotThinksNoLongerThanTheTablesPause() throws InterruptedException {
    FakeAlarms alarms = new FakeAlarms();
    try (TestHouse house = TestHouse.open(alarms, roster)) {
      // given: of two people one lets a bot play, and the other plays a card
      TestHouse.Made made = house.market(2, "'pace':700");
      Guest[] all = {house.sit(made, 0), house.sit(made, 1)};
      int turn = PlayingTest.bidAll(all);
      while (card(all[turn]).isEmpty()) {
        all[turn].answer(turn, "end").join();
        turn = PlayingTest.bidAll(all);
      }
      all[1 - turn].ask("stand-in", "seat", 1 - turn, "bot", "ponderer");
      all[turn].answer(turn, card(all[turn]).orElseThrow()).join();
      assertThat(ponderer.begun.await(10, TimeUnit.SECONDS)).isTrue();
      int lines = house.store.linesAfter(made.table(), 0).size();
      // when the pause is over
      alarms.pass(699);
      assertThat(ponderer.interrupted.getCount()).isOne();
      alarms.pass(1);
      // then
      assertThat(ponderer.interrupted.await(10, TimeUnit.SECONDS)).isTrue();
      all[turn].await(g -> house.store.linesAfter(made.table(), 0).size() > lines || ticks(alarms));
    }
  }

  /// What others may object to.
  private static Optional<String> card(Guest guest) {
    return guest.options().stream().filter(o -> o.matches("haggle|snatch:.*")).findFirst();
  }

  @Test
  void aThoughtThatNobodyWantsAnyMoreIsDropped() throws InterruptedException {
    try (TestHouse house = TestHouse.open(Alarms.real(), roster)) {
      TestHouse.Made made = house.make(TABLE);
      untilTheBotIsAsked(house, made);
      assertThat(ponderer.begun.await(10, TimeUnit.SECONDS)).isTrue();
      // when the table is closed
      Guest host = house.keep(Guest.at(house.caller, made.table(), -1, "en", made.host()));
      host.ask("close");
      // then: nobody goes on thinking about it
      assertThat(ponderer.interrupted.await(10, TimeUnit.SECONDS)).isTrue();
      assertThat(host.over()).isTrue();
    }
  }

  @Test
  void noMoreThinkAtOnceThanThereAreCores() throws InterruptedException {
    int cores = Runtime.getRuntime().availableProcessors();
    FakeAlarms alarms = new FakeAlarms();
    try (TestHouse house = TestHouse.open(alarms, roster)) {
      // given: more tables whose bots are asked than there are cores
      List<TestHouse.Made> tables =
          java.util.stream.IntStream.range(0, cores + 2).mapToObj(_ -> house.make(TABLE)).toList();
      for (TestHouse.Made made : tables) {
        untilTheBotIsAsked(house, made);
      }
      // when nobody gets any further for a while
      alarms.pass(2_700);
      // then: those that got no time to think have answered all the same
      assertThat(ponderer.mostAtOnce.get()).isLessThanOrEqualTo(cores);
      long answered =
          tables.stream()
              .filter(
                  made ->
                      house.store.linesAfter(made.table(), 0).stream()
                          .anyMatch(line -> line.text().contains("BOT")))
              .count();
      assertThat(answered).isGreaterThanOrEqualTo(2);
      ponderer.mayAnswer.release(100_000);
    }
  }
}
