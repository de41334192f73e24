package horda.ruemorgue.rules;

import horda.engine.BadState;
import horda.engine.Step;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.state.MorgueState;

/** All steps by name, for reading saved games: one line for each. */
public final class Steps {
  private Steps() {}

  public static Step<MorgueState> read(String name, int[] args) {
    return beginning(name, new Given(name, args));
  }

  /** Whether what waits on the agenda speaks of things of this very table. */
  public static boolean fit(MorgueState s) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      Step<?> step = s.agenda.at(depth);
      try {
        beginning(step.name(), new Given(step.name(), step.args(), s));
      } catch (BadState _) {
        return false;
      }
    }
    return true;
  }

  /** SETUP. */
  private static Step<MorgueState> beginning(String name, Given a) {
    return switch (name) {
      case "choose-survivor" -> new ChooseSurvivor(a.of(1).survivor(0));
      case "draw-survivors" -> a.none(new SetUp.DrawSurvivors());
      case "set-up" -> new SetUp.Begin(a.of(1).num(0, 0, MorgueState.TEAM_CARDS));
      case "give-weapon" -> new GiveWeapon(a.of(2).team(0), a.num(1, 0, SetUp.WEAPONS.size() - 1));
      case "deal-weapons" -> a.none(new Armoury.DealRest());
      case "choose-team-action" ->
          new ChooseTeamAction(a.of(2).team(0), a.num(1, 0, MorgueState.TEAM_CARDS - 1));
      case "give-vest" -> new Vests(a.of(2).team(0), a.num(1, 1, Byte.MAX_VALUE));
      case "ready" -> a.none(new SetUp.Ready());
      case "first-spawn" -> a.none(new FirstSpawn());
      default -> playing(name, a);
    };
  }

  /** TURN, XP, MOVE, SRCH, INV, DOOR, TRIG: the players' phase. */
  private static Step<MorgueState> playing(String name, Given a) {
    return switch (name) {
      case "round" -> a.none(new Rounds.Begin());
      case "next-survivor" -> new NextSurvivor(a.of(3).seat(0), a.party(1), a.flag(2));
      case "turn" -> new Turns.Begin(a.of(1).survivor(0));
      case "act" -> new Act(a.of(1).survivor(0));
      case "action-done" -> new Act.Done(a.of(1).survivorOrNone(0));
      case "end-turn" -> new Turns.End(a.of(1).survivor(0));
      case "leave" -> new Turns.Leave(a.of(1).survivor(0));
      case "move-on" -> new Moving.On(a.of(2).survivor(0), a.num(1, 0, Byte.MAX_VALUE));
      case "free-move" -> new Moving.Free(a.of(2).survivor(0), a.flag(1));
      case "keep" -> new Keep(a.of(2).survivor(0), a.card(1));
      case "stow" -> new Stow(a.of(2).survivor(0), a.card(1));
      case "supplies" -> new Supplies(a.of(1).survivor(0));
      case "scare" -> new Searching.Scare(a.of(2).survivor(0), a.card(1));
      case "arrange" -> new Arrange(a.of(2).survivor(0), a.num(1, 0, Arrange.MOST));
      case "fill-rooms" -> new FillRooms(a.seat(0), a.zonesFrom(1));
      case "choose-skill" ->
          new Experience.ChooseSkill(
              a.of(2).survivor(0), a.num(1, Level.ORANGE.ordinal(), Level.RED.ordinal()));
      default -> fighting(name, a);
    };
  }

  /** COMBAT, MELEE, RANGED, CRAWL. */
  private static Step<MorgueState> fighting(String name, Given a) {
    return switch (name) {
      case "dice-value" -> a.none(new DiceValue());
      case "roll" -> new Dice.Roll(a.of(1).flag(0));
      case "reroll" -> a.none(new Dice.Reroll());
      case "sixes" -> new Sixes(a.of(1).num(0, 0, Short.MAX_VALUE));
      case "count-hits" -> a.none(new Dice.Count());
      case "steady-hand" -> new SteadyHand(a.of(1).num(0, SteadyHand.NOBODY_YET, Short.MAX_VALUE));
      case "assign-hit" -> a.none(new Hits());
      case "aftermath" -> new Aftermath(a.of(3).zoneOrNone(0), a.slots(1), a.earned(2));
      case "second-shot" ->
          new Aftermath.Second(a.of(4).survivor(0), a.zone(1), a.slots(2), a.earned(3));
      case "reward" -> new Aftermath.Reward(a.of(2).survivor(0), a.earned(1));
      default -> skills(name, a);
    };
  }

  /** SK: what single skills ask or do. */
  private static Step<MorgueState> skills(String name, Given a) {
    return switch (name) {
      case "start-at" -> new StartAt(a.of(2).survivor(0), a.seat(1));
      case "rescue" ->
          new Helping.Rescue(a.of(4).survivor(0), a.zone(1), a.survivorOrEnd(2), a.party(3));
      case "silence" -> new Luring.Silence(a.of(1).survivor(0));
      case "dash-on" -> new Leaping.DashOn(a.of(2).survivor(0), a.zone(1));
      case "free-attack" -> new FreeAttack(a.of(2).survivor(0), a.num(1, 1, 3));
      case "destiny" -> new Finding.Destiny(a.of(2).survivor(0), a.card(1));
      case "matching-set" -> new Finding.MatchingSet(a.of(2).survivor(0), a.card(1));
      case "distribute" -> new Distributing.Use(a.party(0), a.zonesFrom(1));
      case "assign-card" ->
          new Distributing.Assign(a.survivor(0), a.num(1, 0, Byte.MAX_VALUE), a.zonesFrom(2));
      case "from-held" -> new Distributing.FromHeld(a.of(1).zone(0));
      case "zombie-link" -> new Links(a.of(1).party(0));
      case "extra-turn" -> new Links.ExtraTurn(a.of(1).survivor(0));
      case "resume" ->
          new Resume(
              a.survivor(0),
              a.num(1, 0, MorgueState.MARKS),
              a.num(2, 0, Integer.MAX_VALUE),
              a.survivorOrNone(3),
              a.num(4, 0, Byte.MAX_VALUE),
              a.freeActionsFrom(5));
      default -> horde(name, a);
    };
  }

  /** ZPH, WOUND, PATH, SPLIT, SPAWN, CARD, MINI: the zombies. */
  private static Step<MorgueState> horde(String name, Given a) {
    return switch (name) {
      case "zombies-phase" -> a.none(new Rounds.Zombies());
      case "end-phase" -> a.none(new Rounds.End());
      case "activate" -> new Activation.Begin(a.of(3).num(0, 0, 2), a.zone(1), a.survivorOrNone(2));
      case "finish-activation" -> new Activation.Finish(a.of(2).flag(0), a.survivorOrNone(1));
      case "run-on" -> new Activation.RunOn(a.survivorOrNone(0), a.zonesAndNumbersFrom(1));
      case "grab" -> new Grabs(a.of(3).survivorOrEnd(0), a.party(1), a.zoneOrNone(2));
      case "dragged" -> new Grabs.Dragged(a.of(1).survivor(0));
      case "rest" -> a.none(new Activation.Rest());
      case "bites" -> new Bites.From(a.of(3).zone(0), a.flag(1), a.survivorOrNone(2));
      case "share-bite" -> new Bites.Share(a.of(3).zone(0), a.kind(1), a.survivorOrNone(2));
      case "take-wound" -> new TakeWound(a.of(2).survivor(0), a.kindOrNone(1));
      case "lose-card" -> new LoseCard(a.of(1).survivor(0));
      case "move-horde" -> new HordeMove.Begin(a.of(1).survivorOrNone(0));
      case "divide" -> new HordeMove.Divide(a.of(2).zone(0), a.survivorOrNone(1));
      case "reinforce" -> new Reinforce(a.of(2).kind(0), a.survivorOrNone(1));
      case "fork" ->
          new Fork(
              a.of(5).zone(0),
              a.kind(1),
              a.num(2, 1, Byte.MAX_VALUE),
              a.num(3, 0, Short.MAX_VALUE),
              a.survivorOrNone(4));
      case "spawn" -> a.none(new Spawning());
      case "draw-for" -> new ZombieCards.DrawFor(a.of(1).zone(0));
      case "fill-spots" -> new FillSpots(a.kind(0), a.zonesAndNumbersFrom(1));
      case "shortage" -> a.none(new Placing.Shortage());
      default -> handling(name, a);
    };
  }

  /** HELI, TRADE, INV: what people do with machines and cards. */
  private static Step<MorgueState> handling(String name, Given a) {
    return switch (name) {
      case "fly-on" -> new Flight.On(a.of(2).survivor(0), a.num(1, 1, 1));
      case "more-cargo" -> new Cargo.More(a.of(2).survivor(0), a.flag(1));
      case "throw-away" -> new ThrowAway(a.of(1).seat(0));
      case "offer" ->
          new Offer(a.of(5).survivor(0), a.survivor(1), a.slots(2), a.slots(3), a.tokens(4));
      case "agree" ->
          new Agree(a.of(5).survivor(0), a.survivor(1), a.slots(2), a.slots(3), a.tokens(4));
      default -> together(name, a);
    };
  }

  /** TEAM. */
  private static Step<MorgueState> together(String name, Given a) {
    return switch (name) {
      case "team-plan" -> new TeamPlan(a.of(2).survivor(0), a.action(1));
      case "team-gather" ->
          new TeamGather(
              a.of(6).survivor(0), a.action(1), a.num(2, 0, 1), a.zone(3), a.party(4), a.party(5));
      case "team-join" -> new TeamGather.Join(a.of(1).survivor(0));
      case "team-turn" ->
          new TeamTurn(
              a.of(6).survivor(0), a.action(1), a.num(2, 0, 1), a.zone(3), a.party(4), a.flag(5));
      case "team-move" ->
          new TeamMove(
              a.of(6).survivor(0),
              a.action(1),
              a.num(2, 0, 1),
              a.zone(3),
              a.num(4, 0, Byte.MAX_VALUE),
              a.flag(5));
      case "team-attack" ->
          new TeamAttack(a.of(4).survivor(0), a.action(1), a.num(2, 0, 1), a.zone(3));
      default -> throw new BadState("agenda", "there is no step '" + name + "'");
    };
  }
}
