package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.state.CityState.MOST_SEATS;

import horda.cityofhorror.state.CityState;
import horda.engine.BadState;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Step;
import horda.engine.StepArgs;

/** All steps by name, for reading saved games. */
public final class Steps {
  private static final int SEAT = MOST_SEATS - 1;
  private static final int GROUP = (1 << MOST_SEATS) - 1;
  private static final int PLACE = COUNT - 1;
  private static final int CHARACTER = 31;
  private static final int CARD = 999;

  private Steps() {}

  public static Step<CityState> read(String name, int[] args) {
    StepArgs a = new StepArgs(name, args);
    return switch (name) {
      case "place-everybody" -> a.none(new SetUp.PlaceEverybody());
      case "draw-places" -> new SetUp.DrawPlaces(a.only(0, SEAT));
      case "place-one" ->
          new SetUp.PlaceOne(a.count(2).num(0, 0, SEAT), a.num(1, 1, (1 << COUNT) - 1));
      case "deal-cards" -> a.none(new SetUp.DealCards());
      case "draft" -> a.none(new SetUp.Draft());
      case "midnight" -> a.none(new SetUp.Midnight());
      case "begin-round" -> new Rounds.Begin(a.only(1, Rounds.LAST));
      case "resolve-location" -> new Rounds.Resolve(a.only(0, COUNT));
      case "location-finished" -> a.none(new Rounds.Finished());
      case "end-round" -> a.none(new Rounds.End());
      case "choose-movement" -> a.none(new Movement.Begin());
      case "movement-card" -> new Movement.Choose(a.only(1, GROUP));
      case "new-movement" -> new Movement.NewCard(a.count(2).num(0, 0, SEAT), a.num(1, -1, CARD));
      case "move-everybody" -> a.none(new Movement.Turns());
      case "mover-turn" -> new Movement.Turn(a.only(0, SEAT));
      case "end-of-moves" -> a.none(new Movement.End());
      case "mover" -> new Mover(a.only(0, SEAT));
      case "blonde" -> new Mover.Blonde(a.only(0, CHARACTER));
      case "invasion" -> a.none(new Invasion());
      default -> readMore(name, a);
    };
  }

  private static Step<CityState> readMore(String name, StepArgs a) {
    return switch (name) {
      case "open-window" ->
          new Windows.Open(a.count(2).num(0, 0, Windows.FINAL), a.num(1, -1, PLACE));
      case "window" ->
          new Windows.General(
              a.count(4).num(0, 0, Windows.FINAL),
              a.num(1, -1, PLACE),
              a.num(2, 0, SEAT),
              a.num(3, 0, MOST_SEATS));
      case "response" ->
          new Responding.Response(a.count(2).num(0, 0, SEAT), a.num(1, 0, MOST_SEATS));
      case "cancel" -> new Responding.Cancel(a.count(2).num(0, 0, SEAT), a.num(1, 0, 1) == 1);
      case "resolve" ->
          new Playing.Resolve(
              a.count(4).num(0, 0, SEAT),
              a.num(1, 0, CARD),
              a.num(2, -1, CHARACTER),
              a.num(3, -1, CHARACTER));
      case "place-marker" -> new Playing.PlaceMarker(a.only(0, SEAT));
      case "where-to-mark" -> new Explosions.WhereToMark(a.only(0, SEAT));
      case "through-back-door" ->
          new Mover.ThroughBackDoor(a.count(2).num(0, 0, SEAT), a.num(1, 0, CHARACTER));
      case "step-a" -> new Sites.StepA(a.only(0, PLACE));
      case "use-site" -> new Sites.UseSite(a.count(2).num(0, 0, PLACE), a.num(1, 0, SEAT));
      case "take-discard" -> new TakeDiscard(a.count(2).num(0, 0, SEAT), a.num(1, -1, CARD));
      case "attack" -> new Attack.Open(a.only(0, PLACE));
      case "attack-check" -> new Attack.Check(a.only(0, PLACE));
      case "victim" -> new Attack.Victim(a.count(2).num(0, 0, SEAT), a.num(1, 0, PLACE));
      case "leader-moves-on" -> a.none(new Attack.LeaderMovesOn());
      case "vote" -> new Vote(a.count(3).num(0, 0, PLACE), a.num(1, 0, 1), a.num(2, 1, GROUP));
      case "tie-break" ->
          new Vote.TieBreak(a.count(3).num(0, 0, PLACE), a.num(1, 0, 1), a.num(2, 1, GROUP));
      case "share" -> new Sharing.Open(a.only(0, PLACE));
      case "share-check" -> new Sharing.Check(a.only(0, PLACE));
      case "hand-out" ->
          new Sharing.HandOut(a.count(3).num(0, 0, 3), a.num(1, 0, SEAT), a.num(2, 0, GROUP));
      case "give-card" -> new Bargaining.GiveCard(a.count(2).num(0, 0, SEAT), a.num(1, 0, SEAT));
      case "antidotes" -> a.none(new Ending.Antidotes());
      case "vaccinate" -> new Ending.Vaccinate(a.only(1, GROUP));
      case "score" -> a.none(new Ending.Score());
      case DealDraft.NAME -> Bargaining.DEALS.draft(a.deal(MOST_SEATS));
      case DealReply.NAME -> Bargaining.DEALS.reply(a.deal(MOST_SEATS));
      default -> throw new BadState("agenda", "there is no step '" + name + "'");
    };
  }
}
