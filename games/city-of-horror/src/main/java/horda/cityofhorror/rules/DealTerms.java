package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Out;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;
import horda.engine.Promises;

/// Who can pay for an offer, and how goods go over: any number of cards, antidotes and food from
/// each side, equal ones included (COH-NEG-05).
public final class DealTerms {
  private DealTerms() {}

  static int count(Deal draft, int verb, int giver) {
    int n = 0;
    for (int i = 0; i < draft.size(); i++) {
      long term = draft.term(i);
      n += Code.verb(term) == verb && Terms.giver(term) == giver ? 1 : 0;
    }
    return n;
  }

  static int cards(Deal draft, int giver) {
    return count(draft, Terms.NAMED_CARD, giver)
        + count(draft, Terms.ANY_CARD, giver)
        + count(draft, Terms.KIND, giver);
  }

  public static int food(CityState s, int seat) {
    int n = 0;
    for (byte holder : s.food) {
      n += holder == seat ? 1 : 0;
    }
    return n;
  }

  // Paying.

  /// Can this side hand over all its goods and play what it binds itself to play? A card counts
  /// once: it is given, or played, or it was promised before (COH-NEG-06).
  static boolean canPay(CityState s, Deal deal, int seat) {
    int antidotes = 0;
    int cards = 0;
    int food = count(deal, Terms.ANY_FOOD, seat) + count(deal, Terms.NAMED_FOOD, seat);
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (Terms.giver(term) != seat) {
        continue;
      }
      int a = Code.a(term);
      if (isPlayedCard(s, deal, term)) {
        cards++;
        if (copies(s, seat, Pledge.subject(term)) < needed(s, deal, seat, Pledge.subject(term))) {
          return false;
        }
        continue;
      }
      boolean has =
          switch (Code.verb(term)) {
            case Terms.NAMED_CARD -> s.zones.contains(hand(seat), a) && enough(s, deal, seat, a);
            case Terms.KIND -> copies(s, seat, a) >= needed(s, deal, seat, a);
            case Terms.NAMED_FOOD -> s.food[a] == seat;
            case Terms.SHOW_CARD -> s.zones.contains(hand(seat), a);
            case Terms.SEE_KIND -> copies(s, seat, a) > 0;
            case Terms.SHOW_HAND -> !s.zones.isEmpty(hand(seat));
            default -> true;
          };
      if (!has) {
        return false;
      }
      antidotes += Code.verb(term) == Terms.ANTIDOTES ? a : 0;
      cards += isTrade(s, deal, term) ? 1 : 0;
    }
    return antidotes <= s.antidotes[seat]
        && food <= food(s, seat)
        && s.zones.size(hand(seat)) >= cards + cards(deal, seat) + promised(s, seat);
  }

  /// Does the deal leave something in the hand of everybody whom one of its sides binds himself to
  /// rob at once? Goods go over first, and a promise that they make impossible is none.
  static boolean leavesLoot(CityState s, Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      int victim = victim(s, deal, term);
      if (victim != NONE && s.zones.size(hand(victim)) <= lost(deal, victim)) {
        return false;
      }
    }
    return true;
  }

  private static int victim(CityState s, Deal deal, long term) {
    if (!Pledge.is(term, Shape.ACT) || !Bargaining.DEALS.binding(s, deal, term)) {
      return NONE;
    }
    boolean steals =
        Terms.isAbility(term)
            ? s.content.person(Terms.character(term)).ability() == Ability.STEAL
            : s.content.kinds().get(Pledge.subject(term)).effect() == CardEffect.STEAL;
    return steals ? Terms.target(term) : NONE;
  }

  /// The cards that a deal takes out of a hand, less those that it brings.
  private static int lost(Deal deal, int seat) {
    int n = cards(deal, seat);
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      boolean card =
          switch (Code.verb(term)) {
            case Terms.NAMED_CARD, Terms.ANY_CARD, Terms.KIND -> true;
            default -> false;
          };
      n -= card && Terms.taker(term) == seat ? 1 : 0;
    }
    return n;
  }

  /// Has the offering side a card of that kind that neither this draft nor a promise takes?
  static boolean hasSpare(CityState s, Deal draft, int kind) {
    return copies(s, draft.from(), kind) > needed(s, draft, draft.from(), kind);
  }

  private static boolean enough(CityState s, Deal deal, int seat, int card) {
    int kind = s.content.kindOf(card);
    return copies(s, seat, kind) >= needed(s, deal, seat, kind);
  }

  private static int copies(CityState s, int seat, int kind) {
    int n = 0;
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      n += s.content.kindOf(s.zones.at(hand(seat), i)) == kind ? 1 : 0;
    }
    return n;
  }

  /// A card that somebody binds himself to play.
  static boolean isPlayedCard(CityState s, Deal deal, long term) {
    boolean play =
        Pledge.is(term, Shape.ACT) && !Terms.isAbility(term) || Pledge.is(term, Shape.PLAY);
    return play && Bargaining.DEALS.binding(s, deal, term);
  }

  /// An ability that somebody binds himself to use and that costs a card of his choice.
  private static boolean isTrade(CityState s, Deal deal, long term) {
    return Pledge.is(term, Shape.ACT)
        && Terms.isAbility(term)
        && s.content.person(Terms.character(term)).ability() == Ability.TRADE_CARD
        && Bargaining.DEALS.binding(s, deal, term);
  }

  /// How many cards of a kind this deal takes from a seat, with those that it has promised to play.
  private static int needed(CityState s, Deal deal, int seat, int kind) {
    int n = promised(s, seat, kind);
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (Terms.giver(term) != seat) {
        continue;
      }
      boolean named = Code.verb(term) == Terms.NAMED_CARD && s.content.kindOf(Code.a(term)) == kind;
      boolean asked = Code.verb(term) == Terms.KIND && Code.a(term) == kind;
      boolean played = isPlayedCard(s, deal, term) && Pledge.subject(term) == kind;
      n += named || asked || played ? 1 : 0;
    }
    return n;
  }

  /// Bit set of cards in a hand that show that its owner can give, show and play the kinds of card
  /// that this deal asks for.
  static long asked(CityState s, Deal deal, int seat) {
    long cards = 0;
    for (int kind = 0; kind < s.content.kinds().size(); kind++) {
      int left = Math.max(needed(s, deal, seat, kind), sees(deal, seat, kind) ? 1 : 0);
      for (int i = 0; i < s.zones.size(hand(seat)) && left > 0; i++) {
        int card = s.zones.at(hand(seat), i);
        if (s.content.kindOf(card) == kind) {
          cards |= 1L << card;
          left--;
        }
      }
    }
    return cards;
  }

  private static boolean sees(Deal deal, int seat, int kind) {
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (Code.verb(term) == Terms.SEE_KIND && Code.a(term) == kind && Terms.giver(term) == seat) {
        return true;
      }
    }
    return false;
  }

  /// From now on `seers` know of as many cards of that kind as this offer takes or plays.
  static void showOffered(CityState s, Deal deal, int seat, int kind, int seers) {
    show(s, seat, kind, needed(s, deal, seat, kind), seers);
  }

  /// Everybody knows of as many cards of that kind as a seat has bound itself to play.
  static void showPromised(CityState s, int seat, int kind) {
    show(s, seat, kind, promised(s, seat, kind), (1 << s.seats()) - 1);
  }

  private static void show(CityState s, int seat, int kind, int cards, int seers) {
    int left = cards;
    for (int i = 0; i < s.zones.size(hand(seat)) && left > 0; i++) {
      int card = s.zones.at(hand(seat), i);
      if (s.content.kindOf(card) == kind) {
        s.knownBy[card] |= (byte) seers;
        left--;
      }
    }
  }

  /// Cards that a seat has bound itself to play.
  private static int promised(CityState s, int seat) {
    int n = 0;
    for (int i = s.promises().firstOpen();
        i < s.promises().size();
        i = s.promises().nextOpen(i + 1)) {
      n += keepsCard(s.promises(), i, seat) ? 1 : 0;
    }
    return n;
  }

  /// Those of one kind.
  private static int promised(CityState s, int seat, int kind) {
    Promises p = s.promises();
    int n = 0;
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      n += Pledge.subject(p.what(i)) == kind && keepsCard(p, i, seat) ? 1 : 0;
    }
    return n;
  }

  private static boolean keepsCard(Promises p, int i, int seat) {
    long what = p.what(i);
    return p.status(i) == Promises.OPEN
        && p.binding(i)
        && p.from(i) == seat
        && (Pledge.is(what, Shape.ACT) && !Terms.isAbility(what) || Pledge.is(what, Shape.PLAY));
  }

  /// May a seat part with this card, all that it has bound itself to play kept aside?
  static boolean isFree(CityState s, int seat, int card) {
    int kind = s.content.kindOf(card);
    return copies(s, seat, kind) > promised(s, seat, kind);
  }

  // Handing over.

  static void handOver(CityState s, Deal deal, long term, Out out) {
    int giver = Terms.giver(term);
    int taker = Terms.taker(term);
    int a = Code.a(term);
    switch (Code.verb(term)) {
      case Terms.ANTIDOTES -> {
        s.antidotes[giver] -= (byte) a;
        s.antidotes[taker] += (byte) a;
        out.tell(CityEvent.GAVE_ANTIDOTES, giver, taker, a);
      }
      case Terms.NAMED_CARD -> give(s, giver, taker, a, out);
      case Terms.KIND -> give(s, giver, taker, Cards.ofKind(s, hand(giver), a), out);
      case Terms.NAMED_FOOD -> giveFood(s, giver, taker, a, out);
      case Terms.ANY_CARD -> s.agenda.push(new Bargaining.GiveCard(giver, taker));
      case Terms.ANY_FOOD -> s.agenda.push(new Bargaining.GiveFood(giver, taker));
      case Terms.SHOW_CARD -> Showing.card(s, giver, a, seers(s, deal, term), out);
      case Terms.SEE_KIND ->
          Showing.card(s, giver, Cards.ofKind(s, hand(giver), a), seers(s, deal, term), out);
      case Terms.SHOW_HAND -> Showing.whole(s, giver, seers(s, deal, term), out);
      case Terms.REASON -> {}
      default -> throw new IllegalArgumentException("no goods: " + term);
    }
  }

  private static int seers(CityState s, Deal deal, long term) {
    return Code.b(term) == Terms.TO_ALL
        ? (1 << s.seats()) - 1
        : 1 << Terms.taker(term) & deal.sides();
  }

  /// Others see that a card changes hands, not which (COH-NEG-09).
  static void give(CityState s, int giver, int taker, int card, Out out) {
    if (card == NONE) {
      return;
    }
    s.reveal(giver);
    Cards.pass(s, giver, taker, card);
    out.tell(CityEvent.GAVE_CARD, giver, taker);
    out.tell(1 << giver | 1 << taker, CityEvent.GAVE_CARD_SEEN, giver, taker, card, 0);
  }

  /// Of a token that lay face down the others learn no more than that.
  static void giveFood(CityState s, int giver, int taker, int token, Out out) {
    s.reveal(giver);
    s.food[token] = (byte) taker;
    int value = s.content.foodValue(token);
    out.tell(CityEvent.GAVE_FOOD, giver, taker);
    out.tell(1 << giver | 1 << taker, CityEvent.GAVE_FOOD_SEEN, giver, taker, value, 0);
  }
}
