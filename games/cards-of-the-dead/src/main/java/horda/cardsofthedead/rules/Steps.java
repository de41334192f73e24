package horda.cardsofthedead.rules;

import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.state.CardsState;
import horda.engine.BadState;
import horda.engine.Step;
import horda.engine.StepArgs;

/** All steps by name, for reading saved games. */
public final class Steps {
  private Steps() {}

  public static Step<CardsState> read(String name, int[] args) {
    StepArgs a = new StepArgs(name, args);
    return switch (name) {
      case "choose-survivor" -> new SetUp.ChooseSurvivor(a.only(0, CardsState.MOST_SEATS - 1));
      case "draw-kits" -> a.none(new SetUp.DrawKits());
      case "begin-day" -> new Days.Begin(a.only(1, Days.LAST_DAY));
      case "begin-turn" -> new SurvivorTurn.Begin(a.only(0, CardsState.MOST_SEATS - 1));
      case "end-turn" -> new SurvivorTurn.End(place(a));
      case "act" -> a.none(Act.ION);
      case "discard-down" -> a.none(new DiscardDown());
      case "game-turn" -> a.none(GameTurn.BEGIN);
      case "activate" -> new GameTurn.Activate(a.only(0, CardsState.SPACES - 1));
      case "infect" -> new GameTurn.Infect(a.only(0, CardsState.SPACES - 1));
      case "turn-action" -> new GameTurn.TurnAction(a.only(0, CardsState.SPACES - 1));
      case "get-close" -> a.none(new GameTurn.GetClose());
      case "close-game-turn" -> new GameTurn.Close(place(a));
      default -> readOfCards(name, a);
    };
  }

  private static Step<CardsState> readOfCards(String name, StepArgs a) {
    return switch (name) {
      case "noise" -> new Noise(a.count(2).num(0, 0, 999), a.num(1, 0, 1) == 1);
      case "explosion" -> Explosion.read(a.args());
      case "hurt-everyone" -> new Explosion.HurtEveryone(a.only(0, 255));
      case "pay-out" -> new Boxes.PayOut(a.only(0, 3));
      case "receive" -> new Boxes.Receive(a.only(0, 3));
      case "make-room" -> a.none(new Boxes.MakeRoom());
      case "curse" -> new Death.Curse(a.only(0, CardsState.MOST_SEATS - 1));
      case "give-up-common" -> new Death.GiveUpCommon(a.only(0, CardsState.MOST_SEATS - 1));
      case "put-away" -> a.none(Events.PutAway.CARD);
      case "last-supper" ->
          new SharedGoods.ShareSoup(a.count(2).num(0, 0, 99), a.num(1, 0, CardsState.MOST_SEATS));
      case "starve" -> new SharedGoods.Starve(a.only(0, 99));
      case "sweet-home" -> new SharedGoods.LightHome(a.only(0, CardsState.MOST_SEATS));
      case "trader-give" -> new Trader.GiveUp(a.only(0, 99));
      case "trader-deliver" -> new Trader.Deliver(a.only(1, 99));
      case "trader-where" -> a.none(new Trader.Where());
      case "keep" -> new Looking.Keep(a.only(0, 1) == 1);
      case "lantern" -> Lantern.of(a.count(3).num(0, 1, 99), a.set(1, Long.SIZE - 1));
      case "binoculars-look" ->
          Binoculars.Look.of(a.count(3).num(0, 1, 99), a.set(1, Long.SIZE - 1));
      case "binoculars-order" -> Binoculars.Order.of(a.count(2).set(0, Long.SIZE - 1));
      case "run-on" -> a.none(new Walking.RunOn());
      default -> throw new BadState("agenda", "there is no step '" + name + "'");
    };
  }

  private static Effect place(StepArgs a) {
    Effect effect = Effect.values()[a.only(0, Effect.values().length - 1)];
    if (effect != Effect.NONE
        && (effect.compareTo(Effect.EXIT) < 0 || effect.compareTo(Effect.ENTER_MARKET) > 0)) {
      throw new BadState("agenda", "step '" + a.step() + "' names no Place");
    }
    return effect;
  }
}
