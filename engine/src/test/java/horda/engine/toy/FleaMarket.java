package horda.engine.toy;

import horda.engine.BadState;
import horda.engine.Chance;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Game;
import horda.engine.Happening;
import horda.engine.Invariant;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Profile;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.StandingOrder;
import horda.engine.Step;
import horda.engine.TableOption;
import horda.engine.View;
import java.util.ArrayList;
import java.util.List;

/// The flea market: bid in secret for lots, play cards, object, and bargain.
public final class FleaMarket implements Game<FleaState> {
  public static final String ID = "flea-market";

  /// `free`: promises are remembered; `binding`: they are enforced.
  public static final String PROMISES = "promises";

  public static final String ROUNDS = "rounds";
  private static final int HAND = 4;

  @Override
  public Profile profile() {
    return new Profile(
        ID,
        2,
        FleaState.MOST_SEATS,
        1,
        List.of(
            Setup.UNIFORM_WINDOWS,
            TableOption.of(PROMISES, "free", "free", "binding"),
            TableOption.of(ROUNDS, "4", "2", "4", "6")));
  }

  @Override
  public FleaState deal(Setup setup) {
    FleaState state = new FleaState(setup.seats(), setup.seed());
    state.uniformWindows(setup.flag(Setup.UNIFORM_WINDOWS.id()));
    state.bindingPromises = setup.option(PROMISES).equals("binding");
    state.rounds = Integer.parseInt(setup.option(ROUNDS));
    for (int card = 0; card < Wares.CARDS; card++) {
      state.zones.add(FleaState.DECK, card);
    }
    for (int lot = 0; lot < Wares.LOTS; lot++) {
      state.zones.add(FleaState.LOTS, lot);
    }
    state.zones.shuffle(FleaState.DECK, state.chance);
    state.zones.shuffle(FleaState.LOTS, state.chance);
    for (int seat = 0; seat < state.seats(); seat++) {
      state.bids[seat] = FleaState.NO_BID;
      for (int i = 0; i < HAND; i++) {
        state.zones.add(FleaState.hand(seat), state.zones.draw(FleaState.DECK));
      }
    }
    state.agenda.push(new Rounds.NextRound());
    return state;
  }

  @Override
  public Step<FleaState> step(String name, int[] args) {
    return switch (name) {
      case Rounds.NextRound.NAME -> new Rounds.NextRound();
      case Rounds.Close.NAME -> new Rounds.Close();
      case Rounds.BeginTurn.NAME -> new Rounds.BeginTurn(seat(name, args, 0, 1));
      case Turn.NAME -> new Turn(seat(name, args, 0, 1));
      case Bid.NAME -> new Bid(number(name, args, 0, 1, 1) == 1);
      case Objections.NAME ->
          new Objections(seat(name, args, 0, 2), number(name, args, 1, 2, FleaState.MOST_SEATS));
      case Effect.NAME ->
          new Effect(
              number(name, args, 0, 3, Wares.OBJECTION),
              seat(name, args, 1, 3),
              seat(name, args, 2, 3));
      case DealDraft.NAME -> FleaBargain.IT.draft(deal(args));
      case DealReply.NAME -> FleaBargain.IT.reply(deal(args));
      default -> throw new BadState("agenda", "no step is called " + name);
    };
  }

  private static int seat(String name, int[] args, int at, int count) {
    return number(name, args, at, count, FleaState.MOST_SEATS - 1);
  }

  private static int number(String name, int[] args, int at, int count, int max) {
    if (args.length != count || args[at] < 0 || args[at] > max) {
      throw new BadState("agenda", "bad arguments of " + name);
    }
    return args[at];
  }

  private static Deal deal(int[] args) {
    Deal deal = Deal.of(args);
    if (Math.min(deal.from(), deal.to()) < 0
        || Math.max(deal.from(), deal.to()) >= FleaState.MOST_SEATS) {
      throw new BadState("agenda", "a deal between seats that are none");
    }
    for (int i = 0; i < deal.size(); i++) {
      int verb = Code.verb(deal.term(i));
      int a = Code.a(deal.term(i));
      int most =
          switch (verb) {
            case FleaBargain.GIVE -> Wares.CARDS;
            case FleaBargain.ASK -> Wares.KINDS;
            case FleaBargain.PLEDGE -> FleaState.MOST_SEATS;
            default -> 0;
          };
      if (a < 0 || a >= most) {
        throw new BadState("agenda", "a deal with a term that is none");
      }
    }
    return deal;
  }

  @Override
  public View view(FleaState state, int seat) {
    return FleaView.of(state, seat);
  }

  @Override
  public FleaState imagine(FleaState state, int seat, Chance chance) {
    return FleaImagination.of(state, seat, chance);
  }

  @Override
  public @Nullable Outcome outcome(FleaState state) {
    if (!state.over) {
      return null;
    }
    List<Integer> scores = new ArrayList<>();
    int best = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      scores.add(state.score(seat));
      best = Math.max(best, state.score(seat));
    }
    int winners = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      winners |= scores.get(seat) == best ? 1 << seat : 0;
    }
    return new Outcome(
        false, winners, scores, Phrase.of("outcome.richest", Ref.number(best)), "FM-END-02");
  }

  @Override
  public List<Invariant<FleaState>> invariants() {
    return FleaInvariants.ALL;
  }

  @Override
  public List<? extends Happening> happenings() {
    return List.of(Talk.values());
  }

  @Override
  public Phrase name(Ref ref) {
    return switch (ref.kind()) {
      case "card" -> Phrase.of("card." + Wares.KIND_NAMES[Wares.kind(ref.id())]);
      case "kind" -> Phrase.of("card." + Wares.KIND_NAMES[ref.id()]);
      case "lot" -> Phrase.of("lot", Ref.number(Wares.worth(ref.id())));
      case Ref.SEAT -> Phrase.of("seat", Ref.number(ref.id() + 1));
      default -> Phrase.of("number", Ref.number(ref.id()));
    };
  }

  @Override
  public List<StandingOrder> standingOrders() {
    return List.of(
        StandingOrder.ALWAYS_PASS,
        new StandingOrder(FleaState.UNTIL_MY_TURN, Phrase.of("order.until-my-turn")));
  }

  @Override
  public Stage<FleaState> stage() {
    return new FleaStage(this);
  }
}
