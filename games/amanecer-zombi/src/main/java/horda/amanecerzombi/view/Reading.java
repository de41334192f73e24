package horda.amanecerzombi.view;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.rules.Binoculars;
import horda.amanecerzombi.rules.Building;
import horda.amanecerzombi.rules.CombatDice;
import horda.amanecerzombi.rules.Combats;
import horda.amanecerzombi.rules.Driving;
import horda.amanecerzombi.rules.Events;
import horda.amanecerzombi.rules.Fleeing;
import horda.amanecerzombi.rules.LifeOrDeath;
import horda.amanecerzombi.rules.Loads;
import horda.amanecerzombi.rules.MissionGoals;
import horda.amanecerzombi.rules.Phases;
import horda.amanecerzombi.rules.Searching;
import horda.amanecerzombi.rules.Seasons;
import horda.amanecerzombi.rules.Skills;
import horda.amanecerzombi.rules.Trading;
import horda.amanecerzombi.rules.Vehicles;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Question;
import java.util.ArrayList;
import java.util.List;

/// What views read out of the rules.
public final class Reading {
  private Reading() {}

  /// What is being asked just now; who is asked is no secret, so neither is this.
  public static String moment(AmanecerState s) {
    return switch (s.agenda.peek()) {
      case Windows.General window -> Windows.nameOf(window.kind());
      case DealDraft<?> _, DealReply<?> _ -> "deal";
      case Question<?> question -> s.agenda.nameOf(question);
      case null, default -> "";
    };
  }

  /// A draft is seen by its maker alone; others see that there is one.
  public static OfferView offer(AmanecerState s, int seat) {
    return switch (s.agenda.peek()) {
      case DealDraft<?> draft ->
          draft.deal().from() == seat
              ? of(s, draft.deal(), false)
              : new OfferView(draft.deal().from(), draft.deal().to(), false, List.of());
      case DealReply<?> reply -> of(s, reply.deal(), true);
      case null, default -> OfferView.NONE;
    };
  }

  private static OfferView of(AmanecerState s, Deal deal, boolean sent) {
    List<OfferView.TermView> terms = new ArrayList<>();
    for (int i = 0; i < deal.size(); i++) {
      int object = Code.a(deal.term(i));
      boolean gives = Code.verb(deal.term(i)) == Trading.GIVE;
      String id = s.content().object(object).id();
      terms.add(new OfferView.TermView("object:" + object, id, gives));
    }
    return new OfferView(deal.from(), deal.to(), sent, List.copyOf(terms));
  }

  /// The zone of cards that this seat is looking at just now, and nobody else; -1 for none.
  public static int looksAt(AmanecerState s, int seat) {
    return switch (s.agenda.peek()) {
      case Skills.Choose choose when choose.seat() == seat -> Piles.OFFERED;
      case Binoculars.Order order when order.seat() == seat -> Piles.LOOKED;
      case Binoculars.Hand hand when hand.seat() == seat -> Piles.hand(hand.whose());
      case null, default -> -1;
    };
  }

  /// The pile that somebody is looking into: 0 Action cards, 1 to 3 Objects; -1 for none.
  public static int looksIntoPile(AmanecerState s) {
    return s.agenda.peek() instanceof Binoculars.Order order ? order.deck() : -1;
  }

  /// In an imagined state: the draft of somebody else, whose terms are theirs.
  public static void hideTalk(AmanecerState s, int seat) {
    if (s.agenda.peek() instanceof DealDraft<?> draft && draft.deal().from() != seat) {
      s.agenda.replace(Trading.DEALS.draft(new Deal(draft.deal().from(), draft.deal().to())));
    }
  }

  /// Are the cards that are being looked at Objects (else Action cards)?
  public static boolean looksAtObjects(AmanecerState s) {
    return s.agenda.peek() instanceof Binoculars.Order order && order.deck() != 0;
  }

  public static int capacity(AmanecerState s, int character) {
    return Loads.capacity(s, character);
  }

  public static int used(AmanecerState s, int seat, int character) {
    return Loads.used(s, seat, character);
  }

  public static int lifeOrDeath(AmanecerState s, int character) {
    return LifeOrDeath.worst(s, character);
  }

  /// The Damage that kills.
  public static int fatal(AmanecerState s, int character) {
    return s.content().numbers().fatal() + s.trait(character, Trait.TOUGH);
  }

  public static int drivePoints(AmanecerState s, int seat) {
    return Driving.points(s, seat);
  }

  public static boolean fits(AmanecerState s, int seat) {
    return Vehicles.carriesAll(s, seat);
  }

  public static int shows(AmanecerState s) {
    s.searchDiscards++;
    int shown = Searching.shown(s, s.active, 0);
    s.searchDiscards--;
    return shown;
  }

  public static int trophyPoints(AmanecerState s, int seat) {
    return MissionGoals.points(s, Piles.trophies(seat));
  }

  public static int zones(AmanecerState s, int seat) {
    return MissionGoals.zones(s, seat, false);
  }

  public static boolean noMedicine(AmanecerState s) {
    return (s.combatFlags & Combats.NO_MEDICINE) != 0;
  }

  public static boolean noFlightByCards(AmanecerState s) {
    return (s.combatFlags & Combats.NO_FLIGHT_BY_CARDS) != 0;
  }

  /// initial, ranged or melee.
  public static String stage(AmanecerState s) {
    if (s.initialDice + s.ownInitialDice > 0) {
      return "initial";
    }
    return Combats.is(s, Combats.RANGED_OVER) || Combats.is(s, Combats.MELEE_ROLLED)
        ? "melee"
        : "ranged";
  }

  /// What the next throw of both sides needs.
  public static CombatView.ForecastView forecast(AmanecerState s) {
    boolean zombies = s.attacker == NONE;
    int group = s.fighting;
    return new CombatView.ForecastView(
        zombies ? s.dice : best(s, s.attacker, Phases.MELEE),
        zombies ? s.content().numbers().zombieHits() - s.frenzy : CombatDice.needs(s, s.attacker),
        best(s, group, Phases.RANGED),
        best(s, group, Phases.MELEE),
        CombatDice.needs(s, group));
  }

  /// Dice of a Group if each Character uses the best that it has ready.
  private static int best(AmanecerState s, int seat, int phase) {
    int dice = CombatDice.loose(s, seat, phase);
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      int most = phase == Phases.MELEE ? CombatDice.unarmed(s, character) : 0;
      for (int o = 0; o < s.zones.size(Piles.objects(seat)); o++) {
        int object = s.zones.at(Piles.objects(seat), o);
        Weapon weapon = s.content().object(object).weapon();
        if (s.bearer[object] == character
            && !s.isTurned(object)
            && weapon != null
            && (weapon.ranged() || phase == Phases.MELEE)) {
          most = Math.max(most, CombatDice.dice(s, character, weapon, phase));
        }
      }
      dice += most;
    }
    return dice;
  }

  /// building, dealing, season, turn, end-of-round or over.
  public static String phase(AmanecerState s) {
    if (s.over) {
      return "over";
    }
    if (s.round == 0) {
      return s.agenda.peek() instanceof Building ? "building" : "dealing";
    }
    return switch (s.agenda.peek()) {
      case Windows.General window when window.kind() == Windows.SEASON -> "season";
      case Windows.General window when window.kind() == Windows.ROUND_END -> "end-of-round";
      case Seasons.Choose _ -> "season";
      case null, default -> "turn";
    };
  }

  /// Announced cards, the oldest first.
  public static List<PendingView> pending(AmanecerState s) {
    List<PendingView> pending = new ArrayList<>();
    for (int depth = s.agenda.size() - 1; depth >= 0; depth--) {
      if (s.agenda.at(depth) instanceof Events.Resolve announced) {
        pending.add(
            new PendingView(
                s.content().action(announced.kind()).id(),
                announced.seat(),
                Events.victim(s, announced.seat(), announced.kind(), announced.target()),
                false));
      }
    }
    return pending;
  }

  /// Could this Mission be completed or declared now?
  public static boolean ready(AmanecerState s, int seat, int card) {
    return s.round > 0 && card != s.cleaning && MissionGoals.met(s, seat, card);
  }

  /// Cards that the attacked Group would discard to flee.
  public static int fleeCards(AmanecerState s) {
    return Fleeing.price(s);
  }

  /// Where it could flee to.
  public static List<Integer> fleeTo(AmanecerState s) {
    return Fleeing.squares(s, s.fighting);
  }

  /// How far a seat is with a Mission.
  public static int have(AmanecerState s, int seat, int card) {
    return MissionGoals.have(s, seat, s.content().mission(card).goal());
  }

  public static int need(AmanecerState s, int card) {
    return MissionGoals.need(s.content().mission(card).goal());
  }
}
