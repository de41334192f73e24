package horda.server.table;

import horda.bots.GreedyBot;
import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.wire.Dice;
import horda.wire.Json;
import horda.wire.Likeness;
import horda.wire.Plain;
import java.util.List;
import java.util.function.IntPredicate;

/// Grants a command, or refuses it with a sentence: what the table's own rules say, before the
/// game's rules are asked ([TableState#played]).
public final class Usher {
  private static final int LONGEST_SAYING = 500;

  private final Roster roster;

  public Usher(Roster roster) {
    this.roster = roster;
  }

  /// Refuses senders who may not send such a command at all. Asked first, also of a command that
  /// was carried out already: a stranger who repeats it learns nothing.
  public static void authorise(TableState state, Person person, Command command) {
    switch (command) {
      case Command.Answer c -> mine(state, person, c.seat());
      case Command.Undo c -> mine(state, person, c.seat());
      case Command.Order c -> mine(state, person, c.seat());
      case Command.AddOrder c -> mine(state, person, c.seat());
      case Command.EndOrder c -> mine(state, person, c.seat());
      case Command.Hold c -> mine(state, person, c.seat());
      case Command.Say c -> mine(state, person, c.seat());
      case Command.Phrase c -> mine(state, person, c.seat());
      case Command.React c -> mine(state, person, c.seat());
      case Command.Name c -> mine(state, person, c.seat());
      case Command.Commit c -> mine(state, person, c.seat());
      case Command.Reveal c -> mine(state, person, c.seat());
      case Command.StandIn c -> {
        seat(state, c.seat());
        if (!person.seats().contains(c.seat())) {
          host(person);
        }
      }
      case Command.Start _ -> host(person);
      case Command.Open _ -> host(person);
      case Command.Remove _ -> host(person);
      case Command.Host _ -> host(person);
      case Command.Halt c -> {
        if (c.on() || person.seats().isEmpty()) {
          host(person);
        }
      }
      case Command.Close _ -> host(person);
      case Command.Rematch _ -> {
        if (person.seats().isEmpty() && !person.host()) {
          throw new Refusal("not-yours", "", "Only those who sat at the table ask for a rematch.");
        }
      }
    }
  }

  /// The line that carries out a command of somebody who is authorised; null when there is nothing
  /// to do.
  public @Nullable Line line(
      TableState state, Person person, Command command, IntPredicate present) {
    return switch (command) {
      case Command.Answer c -> answer(state, c);
      case Command.Undo c -> {
        playing(state);
        Pause pause = state.waiting().pause();
        boolean wished = pause != null && pause.wish(c.seat()) != null;
        yield wished ? new Line.Wish(c.seat(), null) : new Line.Undo(c.seat());
      }
      case Command.Order c ->
          Wishing.orders(state, c.seat(), c.order() == 0 ? List.of() : List.of(c.order()));
      case Command.AddOrder c -> Wishing.addOrder(state, c.seat(), c.order());
      case Command.EndOrder c -> Wishing.endOrder(state, c.seat(), c.order());
      case Command.Hold c -> Wishing.hold(state, c.seat(), c.on());
      case Command.Say c -> say(state, c);
      case Command.Phrase c -> {
        if (state.header().wishes().talk() == Header.Talk.SILENT) {
          throw silent();
        }
        yield new Line.Phrase(c.seat(), c.phrase());
      }
      case Command.React c -> {
        if (state.header().wishes().talk() == Header.Talk.SILENT) {
          throw silent();
        }
        yield new Line.React(c.seat(), c.reaction());
      }
      case Command.Name c -> named(state, c);
      case Command.Commit c -> commit(state, c);
      case Command.Reveal c -> reveal(state, c);
      case Command.StandIn c -> standIn(state, person, c, present);
      case Command.Start c -> start(state, c);
      case Command.Open c -> open(state, c, present);
      case Command.Remove c -> remove(state, person, c);
      case Command.Halt c -> halt(state, c);
      case Command.Host c -> handOver(state, c);
      case Command.Close _ -> state.status() == Status.OVER ? null : new Line.Close();
      case Command.Rematch _ ->
          throw new IllegalStateException("a rematch needs a new table: the house makes it");
    };
  }

  /// Refuses whoever is not the person that this question is put to now. In a pause nothing is
  /// told: whom the window really waits for is nobody's business.
  public static void mayAsk(TableState state, Person person, Inquiry inquiry) {
    mine(state, person, inquiry.seat());
    playing(state);
    if (inquiry.turn() != state.waiting().turn(inquiry.seat())) {
      throw stale();
    }
    if (state.waiting().pause() != null || !state.waiting().asks(inquiry.seat())) {
      throw new Refusal("not-your-turn", "", "The house answers this question for you.");
    }
  }

  private static Refusal stale() {
    return new Refusal("stale", "", "That was meant for an earlier question; look at the new one.");
  }

  private static @Nullable Line answer(TableState state, Command.Answer c) {
    playing(state);
    if (c.turn() != state.waiting().turn(c.seat())) {
      throw stale();
    }
    if (state.waiting().pause() != null) {
      return Wishing.wish(state, state.waiting().pause(), c);
    }
    if (!state.waiting().asks(c.seat())) {
      throw new Refusal("not-your-turn", "", "The house answers this question for you.");
    }
    boolean timedPass = state.waiting().timedWindow() && c.option().equals(state.waiting().pass());
    if (timedPass && state.awaited().contains(c.seat())) {
      return new Line.Hold(c.seat());
    }
    return state.waiting().answer(c.seat(), c.option());
  }

  private static @Nullable Line named(TableState state, Command.Name c) {
    Chair chair = state.chair(c.seat());
    Likeness.check(Chair.names(state.chairs()), c.seat(), c.name());
    String colour = free(state, c.seat(), c.colour());
    boolean same = chair.name().equals(c.name()) && chair.colour().equals(colour);
    return same ? null : new Line.Named(c.seat(), c.name(), colour);
  }

  private static Line say(TableState state, Command.Say c) {
    switch (state.header().wishes().talk()) {
      case OPEN -> {}
      case PHRASES ->
          throw new Refusal("talk", "", "At this table only ready-made sentences are said.");
      case SILENT -> throw silent();
    }
    String text = Plain.text(c.text(), LONGEST_SAYING);
    if (text.isEmpty()) {
      throw new Refusal("empty", "", "There is nothing to say in that.");
    }
    return new Line.Say(c.seat(), text);
  }

  private static Refusal silent() {
    return new Refusal("talk", "", "This is a silent table.");
  }

  private static @Nullable Line commit(TableState state, Command.Commit c) {
    if (state.header().dice() == null
        || state.status() != Status.WAITING
        || state.pool().sealed()) {
      throw new Refusal("dice-closed", "", "The dice of this table take no promises any more.");
    }
    if (c.hash().equals(state.pool().of(c.seat()).promised())) {
      return null;
    }
    if (!state.pool().mayPromise(c.seat())) {
      throw new Refusal("dice-often", "", "This seat has changed its promise too often.");
    }
    return new Line.Commit(c.seat(), c.hash());
  }

  private static @Nullable Line reveal(TableState state, Command.Reveal c) {
    Pool.Share share = state.pool().of(c.seat());
    if (c.value().equals(share.given())) {
      return null;
    }
    if (!state.pool().sealed()) {
      throw new Refusal("dice-early", "", "Not yet: others may still promise something.");
    }
    if (state.status() != Status.WAITING) {
      throw new Refusal("dice-late", "", "Too late: the dice of this table are fixed.");
    }
    if (share.promised() == null || !Dice.commitment(c.value()).equals(share.promised())) {
      throw new Refusal("dice-other", "", "That is not what this seat promised for the dice.");
    }
    return new Line.Reveal(c.seat(), c.value());
  }

  private @Nullable Line standIn(
      TableState state, Person person, Command.StandIn c, IntPredicate present) {
    boolean own = person.seats().contains(c.seat());
    if (!own && (c.bot() == null || present.test(c.seat()))) {
      throw new Refusal("present", "", "Only a seat whose person is away is given to a bot.");
    }
    playing(state);
    if (!state.chair(c.seat()).isPerson() && !state.chair(c.seat()).isAccount()) {
      throw new Refusal("seat", "", "Nobody sits there whose place a bot could take.");
    }
    if (c.bot() == null) {
      return state.standIn(c.seat()) == null ? null : new Line.StandIn(c.seat(), null);
    }
    bot(state, c.bot());
    return c.bot().equals(state.standIn(c.seat())) ? null : new Line.StandIn(c.seat(), c.bot());
  }

  private @Nullable Line start(TableState state, Command.Start c) {
    if (state.status() != Status.WAITING || state.pool().sealed()) {
      return null;
    }
    if (c.fill() == null && state.chairs().stream().anyMatch(Chair::isOpen)) {
      throw new Refusal("open-seats", "", "Some seats are still free: wait, or fill them.");
    }
    if (c.fill() != null) {
      bot(state, c.fill());
    }
    return new Line.Start(c.fill());
  }

  private static @Nullable Line open(TableState state, Command.Open c, IntPredicate present) {
    seat(state, c.seat());
    if (state.status() == Status.OVER) {
      throw over();
    }
    Chair chair = state.chair(c.seat());
    if (chair.isOpen()) {
      return null;
    }
    if (state.started() || state.pool().sealed()) {
      throw new Refusal("started", "", "The game has begun; a bot can play for whoever is away.");
    }
    if (chair.isPerson() && present.test(c.seat())) {
      throw new Refusal("present", "", "Only a seat of a bot or of somebody away is freed.");
    }
    return new Line.Open(c.seat());
  }

  /// Also somebody who is there. A bot plays on, for the others' game goes on.
  private @Nullable Line remove(TableState state, Person person, Command.Remove c) {
    seat(state, c.seat());
    Chair chair = state.chair(c.seat());
    if (state.status() == Status.OVER) {
      throw over();
    }
    if (person.seats().contains(c.seat())) {
      throw new Refusal("own-seat", "", "That seat is your own: let a bot play for you instead.");
    }
    if (!state.started() && !state.pool().sealed()) {
      return chair.isOpen() ? null : new Line.Remove(c.seat(), null);
    }
    if (!chair.isPerson() && !chair.isAccount()) {
      throw new Refusal("seat", "", "Nobody sits there whose place a bot could take.");
    }
    return new Line.Remove(c.seat(), roster.usual(state.game()));
  }

  private static @Nullable Line halt(TableState state, Command.Halt c) {
    if (state.isHalted() == c.on()) {
      return null;
    }
    playing(state, false);
    return new Line.Halt(c.on());
  }

  private static @Nullable Line handOver(TableState state, Command.Host c) {
    seat(state, c.seat());
    Chair chair = state.chair(c.seat());
    if (!chair.isPerson() || chair.key() == null) {
      throw new Refusal("host-person", "", "Only somebody who sits at the table can be its host.");
    }
    return state.isHost(List.of(chair.key())) ? null : new Line.Host(c.seat());
  }

  /// The line of somebody who sits down.
  public static Line.Sit sit(
      TableState state,
      @Nullable Integer wanted,
      String name,
      String colour,
      String key,
      @Nullable String dice) {
    if (state.status() != Status.WAITING || state.pool().sealed()) {
      throw new Refusal("started", "", "The game has begun; you can look on.");
    }
    if (wanted != null) {
      seat(state, wanted);
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.chair(seat).isOpen() && (wanted == null || wanted == seat)) {
        Likeness.check(Chair.names(state.chairs()), seat, name);
        String promise = state.header().dice() == null ? null : dice;
        return new Line.Sit(seat, name, free(state, seat, colour), key, promise);
      }
    }
    throw taken();
  }

  public static Refusal taken() {
    return new Refusal("taken", "", "That seat is taken.");
  }

  /// The colour, or one that nobody has if it is taken or none was named.
  private static String free(TableState state, int seat, String colour) {
    return Colours.free(
        colour.isEmpty() ? state.chair(seat).colour() : colour,
        taken ->
            state.chairs().stream()
                .anyMatch(c -> c != state.chair(seat) && !c.isOpen() && c.colour().equals(taken)));
  }

  private void bot(TableState state, String name) {
    seatable(roster, name, state.game());
  }

  /// Refuses a bot that nobody may put at a table. Those for measuring think as long as their name
  /// says, on as many threads: not in a house that others share.
  public static void seatable(Roster roster, String name, Game<?> game) {
    boolean listed = roster.names(game).contains(name) || name.equals(GreedyBot.NAME);
    if (!listed || !roster.knows(name, game)) {
      throw new Refusal(
          "bot",
          "",
          "No bot '%s' plays %s; there are %s."
              .formatted(Json.clip(name), game.id(), String.join(", ", roster.names(game))));
    }
  }

  private static void mine(TableState state, Person person, int seat) {
    seat(state, seat);
    if (!person.seats().contains(seat)) {
      throw new Refusal("not-yours", "", "That seat is not yours.");
    }
  }

  private static void seat(TableState state, int seat) {
    if (seat < 0 || seat >= state.seats()) {
      throw new Refusal("seat", "", "There is no such seat at this table.");
    }
  }

  private static void host(Person person) {
    if (!person.host()) {
      throw new Refusal("host", "", "Only the host of the table may do that.");
    }
  }

  static void playing(TableState state) {
    playing(state, true);
  }

  /// @param going whether a table that its host has stopped is refused, too
  private static void playing(TableState state, boolean going) {
    if (going && state.isHalted()) {
      throw new Refusal("halted", "", "The host has paused the table.");
    }
    switch (state.status()) {
      case WAITING -> throw new Refusal("not-started", "", "The game has not begun yet.");
      case OVER -> throw over();
      case PLAYING -> {}
    }
  }

  private static Refusal over() {
    return new Refusal("over", "", "The game is over.");
  }
}
