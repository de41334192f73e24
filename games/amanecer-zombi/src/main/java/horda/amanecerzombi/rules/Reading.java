package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.amanecerzombi.Piles;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.view.OfferView;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Engine;
import horda.engine.Question;
import java.util.ArrayList;
import java.util.List;

/** What views may read out of the rules. */
public final class Reading {
  private Reading() {}

  /** What is being asked just now; who is asked is no secret, so neither is this. */
  public static String moment(AmanecerState s) {
    return switch (s.agenda.peek()) {
      case Windows.General window -> Windows.nameOf(window.kind());
      case DealDraft<?> _, DealReply<?> _ -> "deal";
      case Question<?> question -> question.name();
      case null, default -> "";
    };
  }

  /** A draft is seen by its maker alone; others see that there is one. */
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
    List<String> terms = new ArrayList<>();
    for (int i = 0; i < deal.size(); i++) {
      terms.add(Trading.DEALS.term(s, deal, deal.term(i)).id());
    }
    return new OfferView(deal.from(), deal.to(), sent, List.copyOf(terms));
  }

  /** The zone of cards that this seat is looking at just now, and nobody else; -1 for none. */
  public static int looksAt(AmanecerState s, int seat) {
    return switch (s.agenda.peek()) {
      case Skills.Choose choose when choose.seat() == seat -> Piles.OFFERED;
      case Binoculars.Order order when order.seat() == seat -> Piles.LOOKED;
      case Binoculars.Hand hand when hand.seat() == seat -> Piles.hand(hand.whose());
      case null, default -> -1;
    };
  }

  /** The pile that somebody is looking into: 0 Action cards, 1 to 3 Objects; -1 for none. */
  public static int looksIntoPile(AmanecerState s) {
    return s.agenda.peek() instanceof Binoculars.Order order ? order.deck() : -1;
  }

  /** In an imagined state: the draft of somebody else, whose terms are theirs. */
  public static void hideTalk(AmanecerState s, int seat) {
    if (s.agenda.peek() instanceof DealDraft<?> draft && draft.deal().from() != seat) {
      s.agenda.replace(Trading.DEALS.draft(new Deal(draft.deal().from(), draft.deal().to())));
    }
  }

  /** Are the cards that are being looked at Objects (else Action cards)? */
  public static boolean looksAtObjects(AmanecerState s) {
    return s.agenda.peek() instanceof Binoculars.Order order && order.deck() != 0;
  }

  /** One's own secret answer, in words; empty if it is not in. */
  public static String ownChoice(AmanecerState s, int seat) {
    Question<AmanecerState> question = Engine.question(s);
    if (seat < 0 || question == null || (s.committed() & 1 << seat) == 0) {
      return "";
    }
    return question.option(s, seat, s.commitment(seat)).id();
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

  /** The Damage that kills. */
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

  public static boolean rangedOver(AmanecerState s) {
    return (s.combatFlags & Combats.RANGED_OVER) != 0;
  }

  public static boolean meleeRolled(AmanecerState s) {
    return (s.combatFlags & Combats.MELEE_ROLLED) != 0;
  }
}
