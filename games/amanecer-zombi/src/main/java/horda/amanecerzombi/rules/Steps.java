package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.MOST_SEATS;
import static horda.amanecerzombi.state.AmanecerState.NONE;
import static horda.amanecerzombi.state.AmanecerState.OBJECTS;
import static horda.amanecerzombi.state.AmanecerState.PEOPLE;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.BadState;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Nullable;
import horda.engine.Step;
import horda.engine.StepArgs;

/** Reads steps of saved games back. The chapters of fighting have their own: CombatSteps. */
public final class Steps {
  static final int SEAT = MOST_SEATS - 1;
  static final int KIND = 99;
  static final int OBJECT = OBJECTS - 1;
  static final int PERSON = PEOPLE - 1;
  static final int MISSION = 27;
  static final int DAMAGE = AmanecerState.DAMAGES - 1;
  static final int SQUARE = AmanecerState.SQUARES - 1;
  static final int MANY = 1000;

  private Steps() {}

  public static Step<AmanecerState> read(String name, int[] args) {
    StepArgs a = new StepArgs(name, args);
    Step<AmanecerState> step = frame(name, a);
    step = step == null ? chapters(name, a) : step;
    step = step == null ? more(name, a) : step;
    step = step == null ? CombatSteps.read(name, a) : step;
    if (step == null) {
      throw new BadState("agenda", "there is no step '" + name + "'");
    }
    return step;
  }

  private static @Nullable Step<AmanecerState> frame(String name, StepArgs a) {
    return switch (name) {
      case "build-maps" -> a.none(new Building());
      case "tell-set-up" -> a.none(new SetUp.Tell());
      case "deal" -> a.none(new SetUp.Deal());
      case "keep-character" -> a.none(new SetUp.KeepCharacter());
      case "keep-missions" -> a.none(new SetUp.KeepMissions());
      case "show-characters" -> a.none(new SetUp.Show());
      case "begin-round" -> new Rounds.Begin(a.only(1, 24));
      case "ending-round" -> a.none(new Rounds.Ending());
      case "end-round" -> a.none(new Rounds.End());
      case "reveal-season" -> a.none(new Seasons.Reveal());
      case "season-effect" -> new Seasons.OnReveal(a.count(2).num(0, 0, SEAT), effect(a));
      case "season-choice" -> new Seasons.Choose(a.count(2).num(0, 0, SEAT), effect(a));
      case "begin-turn" -> new Turns.Begin(a.only(0, SEAT));
      case "end-turn" -> new Turns.End(a.only(0, SEAT));
      case "draw-cards" -> new Turns.Draw(a.count(2).num(0, 0, SEAT), a.num(1, 0, 100));
      case "act" -> new Act(a.only(0, SEAT));
      case "open-window" -> new Windows.Open(a.only(0, Windows.LAST));
      case "window" ->
          new Windows.General(
              a.count(3).num(0, 0, Windows.LAST), a.num(1, 0, SEAT), a.num(2, 0, MOST_SEATS));
      case "reply" ->
          new Responses.Reply(
              a.count(5).num(0, 0, Responses.LAST),
              a.num(1, 0, SEAT),
              a.num(2, 0, SEAT),
              a.num(3, 0, MOST_SEATS),
              a.num(4, 0, MOST_SEATS));
      case "score" -> a.none(new Scoring.Count());
      default -> null;
    };
  }

  private static int effect(StepArgs a) {
    return a.num(1, 0, SeasonEffect.values().length - 1);
  }

  private static @Nullable Step<AmanecerState> chapters(String name, StepArgs a) {
    return switch (name) {
      case "walk" ->
          new Walking.Walk(
              a.count(4).num(0, 0, SEAT), a.num(1, 0, KIND), a.num(2, 0, 1) == 1, a.num(3, 0, 99));
      case "special-move" ->
          new Walking.Special(
              a.count(4).num(0, 0, SEAT), a.num(1, 0, SEAT), a.num(2, 0, 99), a.num(3, 0, 2));
      case "drive" -> new Driving.Steer(a.count(2).num(0, 0, SEAT), a.num(1, 0, 99));
      case "show-finds" -> new Searching.Show(a.count(2).num(0, 0, SEAT), a.num(1, 0, 99));
      case "collect" -> new Collecting(a.count(2).num(0, 0, SEAT), a.num(1, 0, 99));
      case "collect-one" -> new Collecting.One(a.only(0, SEAT));
      case "look-at-skills" -> new Skills.Look(a.only(0, SEAT));
      case "choose-skill" -> new Skills.Choose(a.only(0, SEAT));
      case "settle" -> new Loads.Settle(a.only(0, SEAT));
      case "who-carries" -> new Loads.Share(a.only(0, SEAT));
      case "excess" -> new Loads.Excess(a.count(2).num(0, 0, SEAT), a.num(1, 0, PERSON));
      case "heal" ->
          new Healing.Heal(
              a.count(5).num(0, 0, SEAT),
              a.num(1, 0, OBJECT),
              a.num(2, 0, DAMAGE),
              a.num(3, 0, 99),
              a.num(4, 0, 1) == 1);
      case "heal-another" ->
          new Healing.Another(a.count(3).num(0, 0, SEAT), a.num(1, 0, OBJECT), a.num(2, 0, 99));
      case "look-at-hand" -> new Binoculars.Hand(a.count(2).num(0, 0, SEAT), a.num(1, 0, SEAT));
      case "put-back" -> new Binoculars.Order(a.count(2).num(0, 0, SEAT), a.num(1, 0, 3));
      default -> null;
    };
  }

  private static @Nullable Step<AmanecerState> more(String name, StepArgs a) {
    return switch (name) {
      case "event" ->
          new Events.Resolve(
              a.count(4).num(0, 0, SEAT),
              a.num(1, 0, KIND),
              a.num(2, NONE, OBJECTS + SEAT),
              a.num(3, NONE, SQUARE));
      case "quiet" -> a.none(new EventDeeds.Quiet());
      case "discard-cards" ->
          new EventDeeds.Discarding(a.count(2).num(0, 0, SEAT), a.num(1, 0, 100));
      case "put-mission-back" ->
          new EventDeeds.PutBack(a.count(2).num(0, 0, SEAT), a.num(1, 0, MISSION));
      case "complete-mission" ->
          new Missions.Complete(a.count(2).num(0, 0, SEAT), a.num(1, 0, MISSION));
      case "after-win" ->
          new Missions.AfterWin(a.count(3).num(0, 0, SEAT), a.num(1, 0, MANY), a.num(2, 0, MANY));
      case "deliver" ->
          new MissionCosts.Deliver(
              a.count(3).num(0, 0, SEAT), a.num(1, 0, MISSION), a.num(2, 0, 9));
      case "burn" ->
          new MissionCosts.Burn(a.count(3).num(0, 0, SEAT), a.num(1, 0, MISSION), a.num(2, 0, 9));
      case "leave-character" ->
          new MissionCosts.Leave(a.count(3).num(0, 0, SEAT), a.num(1, 0, MISSION), a.num(2, 0, 9));
      case "gift" ->
          new MissionCosts.Gift(
              a.count(4).num(0, 0, SEAT),
              a.num(1, 0, MISSION),
              a.num(2, NONE, SEAT),
              a.num(3, 0, 9));
      case "solo-cards" -> new Solo.Cards(a.count(2).num(0, 0, SEAT), a.num(1, 0, 9));
      case "solo-hurt" -> new Solo.Hurt(a.only(0, SEAT));
      case "solo-attack" ->
          new Solo.Attack(a.count(3).num(0, 0, SEAT), a.num(1, 0, MANY), a.num(2, 0, 99));
      case DealDraft.NAME -> Trading.DEALS.draft(a.deal(MOST_SEATS));
      case DealReply.NAME -> Trading.DEALS.reply(a.deal(MOST_SEATS));
      default -> null;
    };
  }
}
