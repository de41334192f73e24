package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.ActionCard;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.rules.Cards;
import horda.cityofhorror.rules.LocationSteps;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Terms;
import horda.cityofhorror.state.CityState;
import horda.engine.Pledge;

/// What a promise is worth to a seat, in hundredths of a point, if it is kept.
final class PromiseSense {
  private PromiseSense() {}

  /// @param maker who would have to keep it
  static int worth(CityState s, long term, int maker, int seat) {
    boolean own = maker == seat;
    boolean here = Pledge.place(term) == s.here;
    return switch (Pledge.shape(term)) {
      case NOTHING ->
          Pledge.step(term) == LocationSteps.BEFORE_SHARING ? 0 : stillness(s, seat, own, here);
      case FOR, NOT -> here && s.here >= 0 ? vote(s, term, maker, seat, own) / part(term) : 0;
      case GIVE -> share(s, term, seat, own);
      case ACT ->
          Terms.isAbility(term)
              ? ability(s, Terms.character(term), seat, own)
              : card(s, term, Terms.target(term), seat, own);
      case PLAY -> card(s, term, Pledge.place(term), seat, own) / 2;
      case WORDS -> own ? -1 : 1;
    };
  }

  /// A tie-break counts only if there is a tie.
  private static int part(long term) {
    boolean tie =
        Pledge.step(term) == LocationSteps.ATTACK_TIE
            || Pledge.step(term) == LocationSteps.SHARING_TIE;
    return tie ? 2 : 1;
  }

  /// Sitting still is costly for a seat that would have to defend somebody.
  private static int stillness(CityState s, int seat, boolean own, boolean here) {
    if (!own) {
      return 5;
    }
    return -15 - (s.here < 0 || !here ? 0 : peril(s, seat, s.here));
  }

  /// What a seat stands to lose at a place that is about to be attacked.
  static int peril(CityState s, int seat, int place) {
    return Stakes.risk(s, seat, place) * Stakes.life(s, seat, place) / 100;
  }

  /// The next vote at this location counts: on whom to feed, or on who hands out.
  private static int vote(CityState s, long term, int maker, int seat, boolean own) {
    if (s.here < 0 || s.peopleOf(seat, s.here, false) == 0 && !own) {
      return 0;
    }
    boolean inFavour = Pledge.is(term, Pledge.Shape.FOR);
    boolean self = Pledge.subject(term) == seat;
    if (Pledge.step(term) < LocationSteps.BEFORE_SHARING) {
      if (s.here == CROSSROADS || !Danger.attackComes(s, s.here, 0)) {
        return 0;
      }
      int life = Stakes.life(s, seat, s.here);
      int peril = peril(s, seat, s.here);
      if (own) {
        return namesItself(s, term, seat) ? -life : -10;
      }
      return self ? (inFavour ? peril - life : peril / 2) : inFavour ? peril * 2 / 3 : -peril / 3;
    }
    int loot = Stakes.loot(s, seat, s.here);
    int chance = Stakes.election(s, seat, s.here);
    if (own) {
      boolean givenAway = self != inFavour;
      return givenAway ? -loot * chance / 100 : 0;
    }
    int votes = People.votes(s, seat, s.here) + People.votes(s, maker, s.here);
    boolean enough = 2 * votes > Stakes.allVotes(s, s.here);
    if (self) {
      return inFavour ? loot * (enough ? 95 - chance : 20) / 100 : 0;
    }
    return inFavour ? -loot * chance / 200 : 0;
  }

  /// Would keeping this word leave its maker nobody to name but himself?
  private static boolean namesItself(CityState s, long term, int seat) {
    boolean self = Pledge.subject(term) == seat;
    if (Pledge.is(term, Pledge.Shape.FOR)) {
      return self;
    }
    int others = s.present(s.here, false) & ~(1 << Pledge.subject(term));
    return !self && others == 1 << seat;
  }

  /// Things must be handed out anyway: to promise the second best costs little.
  private static int share(CityState s, long term, int seat, boolean own) {
    boolean mine = own || Pledge.object(term) == seat;
    if (s.here < 0 || Pledge.place(term) != s.here || !mine || Sharing.items(s, s.here) == 0) {
      return 0;
    }
    if (own && Pledge.object(term) == seat) {
      return 0;
    }
    boolean antidote = Pledge.subject(term) == Terms.ANTIDOTE;
    int there = antidote ? s.antidotesAt[s.here] : Sharing.items(s, s.here) - s.antidotesAt[s.here];
    int thing = antidote ? Stakes.antidotes(s, seat, 1, false) : Stakes.unknownCard(s);
    if (there == 0) {
      return 0;
    }
    boolean best = thing >= Stakes.loot(s, seat, s.here);
    return own ? (best && there == 1 ? -thing / 2 : -5) : thing * 2 / 5;
  }

  private static int card(CityState s, long term, int place, int seat, boolean own) {
    ActionCard kind = s.content.kinds().get(Pledge.subject(term));
    int card = own ? Cards.ofKind(s, hand(seat), Pledge.subject(term)) : NONE;
    if (own && card == NONE) {
      // Nobody can be made to play what he has not got (COH-NEG-07).
      return 0;
    }
    int fewer =
        switch (kind.effect()) {
          case KILL, MOVE_ZOMBIE -> kind.amount();
          case KILL_HALF -> s.zombies[place] / 2;
          case SPAWN -> -kind.amount();
          default -> 0;
        };
    int effect = fewer == 0 ? 0 : change(s, place, fewer, seat);
    // Whether another has the card is not known.
    return own ? effect - Stakes.card(s, card, false) : effect / 2;
  }

  private static int ability(CityState s, int c, int seat, boolean own) {
    Townsperson who = s.content.person(c);
    int fewer =
        switch (who.ability()) {
          case KILL, MOVE_ZOMBIE -> who.amount();
          default -> 0;
        };
    int cost = own ? 60 * (who.fresh() - who.exhausted()) : 0;
    return change(s, s.where[c], fewer, seat) - cost;
  }

  /// What fewer zombies at a place are worth to a seat, if that place is not over yet.
  private static int change(CityState s, int place, int fewer, int seat) {
    if (s.here >= 0 && s.here != place) {
      return 0;
    }
    boolean before = Danger.attackComes(s, place, 0);
    boolean after = Danger.attackComes(s, place, fewer);
    if (before == after) {
      return 0;
    }
    return before ? peril(s, seat, place) : -Stakes.life(s, seat, place) / 2;
  }
}
