package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Ref;
import java.util.List;

/// What can stand in an offer, what it is called, and how goods go over.
public final class DealTerms {
  private static final int MOST_ANTIDOTES = 3;

  private DealTerms() {}

  // Listing: own goods truly, the other's goods by public knowledge only.

  static void list(CityState s, Deal draft, Choices into) {
    int from = draft.from();
    int to = draft.to();
    for (int n = 1;
        n <= Math.min(MOST_ANTIDOTES, s.antidotes[from]) && !has(draft, Terms.GIVE_ANTIDOTES);
        n++) {
      into.add(Code.of(Terms.GIVE_ANTIDOTES, n));
    }
    for (int n = 1;
        n <= Math.min(MOST_ANTIDOTES, s.antidotes[to]) && !has(draft, Terms.WANT_ANTIDOTES);
        n++) {
      into.add(Code.of(Terms.WANT_ANTIDOTES, n));
    }
    for (int i = 0; i < s.zones.size(hand(from)); i++) {
      int card = s.zones.at(hand(from), i);
      if (!Cards.repeated(s, hand(from), i) && !draft.contains(Code.of(Terms.GIVE_CARD, card))) {
        into.add(Code.of(Terms.GIVE_CARD, card));
      }
    }
    if (!s.zones.isEmpty(hand(from)) && !has(draft, Terms.GIVE_ANY_CARD)) {
      into.add(Code.of(Terms.GIVE_ANY_CARD));
    }
    if (!s.zones.isEmpty(hand(to))) {
      if (!has(draft, Terms.WANT_ANY_CARD)) {
        into.add(Code.of(Terms.WANT_ANY_CARD));
      }
      for (int kind = 0; kind < s.content.kinds().size() && !has(draft, Terms.WANT_KIND); kind++) {
        into.add(Code.of(Terms.WANT_KIND, kind));
      }
    }
    listPromises(s, draft, 0, into);
    listPromises(s, draft, 1, into);
  }

  private static boolean has(Deal draft, int verb) {
    for (int i = 0; i < draft.size(); i++) {
      if (Code.verb(draft.term(i)) == verb) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasPromise(Deal draft, int verb, int maker) {
    for (int i = 0; i < draft.size(); i++) {
      if (Code.verb(draft.term(i)) == verb && Code.c(draft.term(i)) == maker) {
        return true;
      }
    }
    return false;
  }

  /// One promise of a kind from each side.
  private static void listPromises(CityState s, Deal draft, int maker, Choices into) {
    int seat = maker == 0 ? draft.from() : draft.to();
    int other = maker == 0 ? draft.to() : draft.from();
    boolean acts =
        hasPromise(draft, Terms.ACT_NOW_CARD, maker)
            || hasPromise(draft, Terms.ACT_NOW_ABILITY, maker);
    if (!hasPromise(draft, Terms.NO_ACTION, maker) && !acts) {
      into.add(Code.of(Terms.NO_ACTION, 0, 0, maker));
    }
    if (!acts && !hasPromise(draft, Terms.NO_ACTION, maker) && !anyActs(draft)) {
      listActs(s, seat, maker, into);
    }
    if (s.here < 0) {
      return;
    }
    int present = s.present(s.here, true);
    if (!hasPromise(draft, Terms.VOTE, maker) && People.votes(s, seat, s.here) > 0) {
      listTargets(Terms.VOTE, present, maker, into);
    }
    if (!hasPromise(draft, Terms.TIEBREAK, maker) && s.firstPlayer == seat) {
      listTargets(Terms.TIEBREAK, present, maker, into);
    }
    if (!hasPromise(draft, Terms.GIVE_ON_SHARE, maker) && (present & 1 << seat) != 0) {
      into.add(Code.of(Terms.GIVE_ON_SHARE, Terms.ANTIDOTE, other, maker));
      into.add(Code.of(Terms.GIVE_ON_SHARE, Terms.CARD, other, maker));
    }
  }

  private static boolean anyActs(Deal draft) {
    return has(draft, Terms.ACT_NOW_CARD) || has(draft, Terms.ACT_NOW_ABILITY);
  }

  private static void listTargets(int verb, int seats, int maker, Choices into) {
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int target = Integer.numberOfTrailingZeros(rest);
      into.add(Code.of(verb, target, 1, maker));
      into.add(Code.of(verb, target, 0, maker));
    }
  }

  /// Every card that names a location, wherever it could be played now, and every ability for a
  /// window: what is bargained for under attack. Whether the maker holds such a card is his secret.
  private static void listActs(CityState s, int seat, int maker, Choices into) {
    for (int kind = 0; kind < s.content.kinds().size() && !s.zones.isEmpty(hand(seat)); kind++) {
      for (int place = 0; place < COUNT; place++) {
        if (couldPlayAt(s, kind, place)) {
          into.add(Code.of(Terms.ACT_NOW_CARD, kind, place, maker));
        }
      }
    }
    for (int c = 0; c < s.owner.length; c++) {
      if (People.isOf(s, seat, c)
          && s.isFresh(c)
          && People.isForWindows(s.content.person(c).ability())) {
        into.add(Code.of(Terms.ACT_NOW_ABILITY, c, 0, maker));
      }
    }
  }

  /// By what everybody can see (COH-ZOM-04).
  private static boolean couldPlayAt(CityState s, int kind, int place) {
    return switch (s.content.kinds().get(kind).effect()) {
      case KILL, KITTEN, MOVE_ZOMBIE -> s.zombies[place] > 0;
      case KILL_HALF -> s.zombies[place] > 1;
      case SPAWN -> Zombies.room(s, place) > 0 && s.zombieReserve() > 0;
      case VOTES -> !Rounds.areOver(s);
      default -> false;
    };
  }

  // Paying.

  /// Can the offering side (or the one asked) hand over all its goods of this deal?
  static boolean canPay(CityState s, Deal deal, boolean offering) {
    int seat = offering ? deal.from() : deal.to();
    int cards = 0;
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      switch (Code.verb(term)) {
        case Terms.GIVE_ANTIDOTES -> {
          if (offering && s.antidotes[seat] < Code.a(term)) {
            return false;
          }
        }
        case Terms.WANT_ANTIDOTES -> {
          if (!offering && s.antidotes[seat] < Code.a(term)) {
            return false;
          }
        }
        case Terms.GIVE_CARD -> {
          cards += offering ? 1 : 0;
          if (offering && !s.zones.contains(hand(seat), Code.a(term))) {
            return false;
          }
        }
        case Terms.WANT_KIND -> {
          cards += offering ? 0 : 1;
          if (!offering && Cards.ofKind(s, hand(seat), Code.a(term)) == NONE) {
            return false;
          }
        }
        case Terms.GIVE_ANY_CARD -> cards += offering ? 1 : 0;
        case Terms.WANT_ANY_CARD -> cards += offering ? 0 : 1;
        default -> {}
      }
    }
    return s.zones.size(hand(seat)) >= cards;
  }

  static void handOver(CityState s, Deal deal, long term, Out out) {
    int from = deal.from();
    int to = deal.to();
    switch (Code.verb(term)) {
      case Terms.GIVE_ANTIDOTES -> antidotes(s, from, to, Code.a(term), out);
      case Terms.WANT_ANTIDOTES -> antidotes(s, to, from, Code.a(term), out);
      case Terms.GIVE_CARD -> give(s, from, to, Code.a(term), out);
      case Terms.WANT_KIND -> give(s, to, from, Cards.ofKind(s, hand(to), Code.a(term)), out);
      case Terms.GIVE_ANY_CARD -> s.agenda.push(new Bargaining.GiveCard(from, to));
      case Terms.WANT_ANY_CARD -> s.agenda.push(new Bargaining.GiveCard(to, from));
      default -> throw new IllegalArgumentException("no goods: " + term);
    }
  }

  private static void antidotes(CityState s, int giver, int receiver, int n, Out out) {
    s.antidotes[giver] -= (byte) n;
    s.antidotes[receiver] += (byte) n;
    out.tell(CityEvent.GAVE_ANTIDOTES, giver, receiver, n);
  }

  /// Others see that a card changes hands, not which (COH-NEG-09).
  static void give(CityState s, int giver, int receiver, int card, Out out) {
    s.reveal(giver);
    Cards.pass(s, giver, receiver, card);
    out.tell(CityEvent.GAVE_CARD, giver, receiver);
    out.tell(1 << giver | 1 << receiver, CityEvent.GAVE_CARD_SEEN, giver, receiver, card, 0);
  }

  // Words.

  public static Option option(CityState s, Deal deal, long term) {
    int a = Code.a(term);
    int b = Code.b(term);
    return switch (Code.verb(term)) {
      case Terms.GIVE_ANTIDOTES ->
          Refs.option("give:antidotes:" + a, "term-give-antidotes", Ref.number(a));
      case Terms.WANT_ANTIDOTES ->
          Refs.option("want:antidotes:" + a, "term-want-antidotes", Ref.number(a));
      case Terms.GIVE_CARD ->
          Refs.option("give:" + Cards.id(s, a), "term-give-card", Refs.action(a));
      case Terms.GIVE_ANY_CARD -> Refs.option("give:any-card", "term-give-any");
      case Terms.WANT_KIND ->
          Refs.option(
              "want:" + s.content.kinds().get(a).id(), "term-want-kind", new Ref("kind", a));
      case Terms.WANT_ANY_CARD -> Refs.option("want:any-card", "term-want-any");
      // A promise is picked in words: it would light up half the city.
      default -> {
        Option promise = promise(s, deal, term, a, b);
        yield new Option(promise.id(), promise.label(), List.of());
      }
    };
  }

  private static Option promise(CityState s, Deal deal, long term, int a, int b) {
    int maker = Code.c(term) == 0 ? deal.from() : deal.to();
    String who = Code.c(term) == 0 ? "promise:" : "ask:";
    Ref seat = Ref.seat(maker);
    return switch (Code.verb(term)) {
      case Terms.NO_ACTION -> Refs.option(who + "no-action", "term-no-action", seat);
      case Terms.VOTE ->
          Refs.option(
              who + (b == 1 ? "vote-for:" : "vote-not:") + a,
              b == 1 ? "term-vote-for" : "term-vote-not",
              seat,
              Ref.seat(a));
      case Terms.TIEBREAK ->
          Refs.option(
              who + (b == 1 ? "tie-for:" : "tie-not:") + a,
              b == 1 ? "term-tie-for" : "term-tie-not",
              seat,
              Ref.seat(a));
      case Terms.GIVE_ON_SHARE ->
          Refs.option(
              who + (a == Terms.CARD ? "share-card" : "share-antidote"),
              a == Terms.CARD ? "term-share-card" : "term-share-antidote",
              seat,
              Ref.seat(b));
      case Terms.ACT_NOW_CARD ->
          Refs.option(
              who + "play:" + s.content.kinds().get(a).id() + ":" + Place.id(b),
              "term-play",
              seat,
              new Ref("kind", a),
              Refs.place(b));
      default ->
          Refs.option(
              who + "ability:" + s.content.person(a).id(),
              "term-ability-" + Known.id(s.content.person(a).ability()),
              seat,
              Refs.character(a));
    };
  }
}
