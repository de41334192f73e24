package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.rules.Bargaining;
import horda.cityofhorror.rules.DealTerms;
import horda.cityofhorror.rules.LocationSteps;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Terms;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Deal;
import horda.engine.Nullable;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;
import java.util.ArrayList;
import java.util.List;

/// Looks for the offer that brings its maker most out of those that the other would accept by plain
/// sense: everything that may be asked for in a window, with every price, the least first.
final class Haggling {
  private static final long[] NOTHING = {};

  private final CityState s;
  private final int seat;
  private final int other;
  private final List<long[]> asks = new ArrayList<>();
  private final List<long[]> prices = new ArrayList<>();
  private final int[] before;
  private final int[] after;
  private int place = NONE;
  private boolean sharing;
  private @Nullable Deal best;
  private int most;

  private Haggling(CityState s, int seat, int other, int least) {
    this.s = s;
    this.seat = seat;
    this.other = other;
    this.most = least - 1;
    this.before = new int[s.seats()];
    this.after = new int[s.seats()];
  }

  /// The best offer to `other` that brings at least so much; null if there is none. Of one's own
  /// knowledge only.
  static @Nullable Deal best(CityState s, Windows.General window, int seat, int other, int least) {
    Haggling talk = new Haggling(s, seat, other, least);
    switch (window.kind()) {
      case Windows.ATTACK -> talk.underAttack(window.place());
      case Windows.SHARE -> talk.beforeSharing(window.place());
      case Windows.INVASION_DONE, Windows.LOC_OPEN, Windows.FINAL -> talk.forAntidotes();
      default -> {}
    }
    return talk.best;
  }

  /// What a deal brings its maker, in hundredths of a point: goods as they are, votes by the poll,
  /// less a part of what it brings the other.
  static int worth(CityState s, Windows.General window, int seat, Deal deal) {
    Haggling talk = new Haggling(s, seat, deal.to(), 0);
    boolean poll = window.kind() == Windows.ATTACK || window.kind() == Windows.SHARE;
    if (poll) {
      talk.look(window.place(), window.kind() == Windows.SHARE);
    }
    return talk.worth(deal);
  }

  private void look(int at, boolean share) {
    place = at;
    sharing = share;
    Deal none = new Deal(seat, other);
    if (share) {
      Poll.sharing(s, at, none, before);
    } else {
      Poll.attack(s, at, none, before);
    }
  }

  private int worth(Deal deal) {
    int sum = DealSense.goods(s, deal, seat);
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      // What the poll knows better is not counted twice.
      if (Pledge.is(term) && !(Pledge.is(term, Shape.FOR) || Pledge.is(term, Shape.NOT))) {
        sum += DealSense.promise(s, deal, term, seat);
      }
    }
    if (place != NONE) {
      sum += poll(deal);
    }
    int theirs = Math.max(0, DealSense.goods(s, deal, other));
    return sum - theirs / 4;
  }

  private int poll(Deal deal) {
    if (sharing) {
      Poll.sharing(s, place, deal, after);
      return (after[seat] - before[seat]) * Stakes.loot(s, seat, place) / 100;
    }
    if (place == CROSSROADS || !Danger.attackComes(s, place, 0)) {
      return 0;
    }
    Poll.attack(s, place, deal, after);
    int sum = 0;
    for (int one = 0; one < s.seats(); one++) {
      int less = before[one] - after[one];
      if (less != 0) {
        int life = less * Stakes.life(s, one, place) / 100;
        sum += one == seat ? life : -life / 4;
      }
    }
    return sum;
  }

  // Under attack: votes, ties, and whoever can keep the zombies off.

  private void underAttack(int at) {
    if (!Danger.atRisk(s, seat, at)) {
      return;
    }
    look(at, false);
    hire(at);
    if (at != CROSSROADS) {
      votes(at);
    }
    prices();
    tryAll();
  }

  private void votes(int at) {
    int present = s.present(at, false);
    boolean decides = s.firstPlayer == other;
    long notMeTied = about(Shape.NOT, seat, other, seat, LocationSteps.ATTACK_TIE);
    if (decides) {
      asks.add(new long[] {notMeTied});
    }
    if (People.votes(s, other, at) == 0) {
      return;
    }
    long notMe = about(Shape.NOT, seat, other, seat, LocationSteps.ATTACK_VOTE);
    asks.add(new long[] {notMe});
    if (decides) {
      asks.add(new long[] {notMe, notMeTied});
    }
    for (int third = 0; third < s.seats(); third++) {
      if (third != seat && third != other && (present & 1 << third) != 0) {
        long against = about(Shape.FOR, third, other, seat, LocationSteps.ATTACK_VOTE);
        asks.add(new long[] {against});
        if (decides) {
          asks.add(new long[] {against, notMeTied});
        }
        if (People.votes(s, seat, at) > 0) {
          prices.add(new long[] {about(Shape.FOR, third, seat, other, LocationSteps.ATTACK_VOTE)});
        }
      }
    }
    if (People.votes(s, seat, at) > 0 && (present & 1 << other) != 0) {
      prices.add(new long[] {about(Shape.NOT, other, seat, other, LocationSteps.ATTACK_VOTE)});
    }
  }

  /// The ability of somebody of theirs, or a card of theirs that one knows of, that would do.
  private void hire(int at) {
    for (int c = 0; c < s.where.length; c++) {
      if (s.where[c] == at && s.owner[c] == other && s.isFresh(c)) {
        int fewer =
            s.content.person(c).ability() == Ability.KILL ? s.content.person(c).amount() : 0;
        if (fewer > 0 && !Danger.attackComes(s, at, fewer)) {
          asks.add(
              new long[] {
                Terms.ability(c, other, seat, LocationSteps.now(s), LocationSteps.place(s))
              });
        }
      }
    }
    for (int i = 0; i < s.zones.size(hand(other)); i++) {
      int card = s.zones.at(hand(other), i);
      boolean known = (s.knownBy[card] & 1 << seat) != 0;
      if (known && Tactics.saves(s, at, s.content.action(card))) {
        asks.add(new long[] {Terms.goods(Terms.KIND, s.content.kindOf(card), other, seat)});
      }
    }
  }

  private long about(Shape shape, int subject, int maker, int receiver, int step) {
    return Pledge.of(shape, subject, 0, maker, receiver, step, place);
  }

  // The sharing: one's own election, or one's vote for a share.

  private void beforeSharing(int at) {
    look(at, true);
    boolean decides = s.firstPlayer == other;
    long forMe = about(Shape.FOR, seat, other, seat, LocationSteps.SHARING_VOTE);
    long forMeTied = about(Shape.FOR, seat, other, seat, LocationSteps.SHARING_TIE);
    boolean there = (s.present(at, true) & 1 << seat) != 0;
    boolean theirs = People.votes(s, other, at) > 0;
    if (there && theirs) {
      asks.add(new long[] {forMe});
    }
    if (there && decides) {
      asks.add(new long[] {forMeTied});
      if (theirs) {
        asks.add(new long[] {forMe, forMeTied});
      }
    }
    if ((s.present(at, true) & 1 << other) != 0) {
      long antidote = gift(Terms.ANTIDOTE, seat, other, seat);
      long card = gift(Terms.CARD, seat, other, seat);
      long forThem = about(Shape.FOR, other, seat, other, LocationSteps.SHARING_VOTE);
      long forThemTied = about(Shape.FOR, other, seat, other, LocationSteps.SHARING_TIE);
      if (s.antidotesAt[at] > 0) {
        asks.add(new long[] {antidote});
      }
      if (Sharing.items(s, at) > s.antidotesAt[at]) {
        asks.add(new long[] {card});
      }
      if (People.votes(s, seat, at) > 0) {
        prices.add(new long[] {forThem});
      }
      if (s.firstPlayer == seat) {
        prices.add(new long[] {forThemTied});
      }
    }
    if (there) {
      int antidotes = s.antidotesAt[at];
      if (antidotes > 1) {
        prices.add(new long[] {gift(Terms.ANTIDOTE, other, seat, other)});
      }
      if (Sharing.items(s, at) > antidotes && Sharing.items(s, at) > 1) {
        prices.add(new long[] {gift(Terms.CARD, other, seat, other)});
      }
    }
    prices();
    tryAll();
  }

  private long gift(int kind, int to, int maker, int receiver) {
    return Pledge.of(Shape.GIVE, kind, to, maker, receiver, LocationSteps.SHARING, place);
  }

  // Antidotes: bought from who can spare one, sold to who needs one.

  private void forAntidotes() {
    boolean lacks = s.antidotes[seat] < Stakes.living(s, seat);
    boolean spare = s.antidotes[seat] > Stakes.living(s, seat);
    if (lacks && s.antidotes[other] > 0) {
      asks.add(new long[] {Terms.goods(Terms.ANTIDOTES, 1, other, seat)});
      if (s.antidotes[other] > 1) {
        asks.add(new long[] {Terms.goods(Terms.ANTIDOTES, 2, other, seat)});
      }
      prices();
    } else if (spare && s.antidotes[other] < Stakes.living(s, other)) {
      long card = Terms.goods(Terms.ANY_CARD, 0, other, seat);
      long food = Terms.goods(Terms.ANY_FOOD, 0, other, seat);
      int cards = s.zones.size(hand(other));
      int tokens = DealTerms.food(s, other);
      for (int f = 0; f <= Math.min(3, tokens); f++) {
        for (int c = 0; c <= Math.min(3, cards); c++) {
          if (f + c > 0) {
            long[] ask = new long[f + c];
            java.util.Arrays.fill(ask, 0, f, food);
            java.util.Arrays.fill(ask, f, f + c, card);
            asks.add(ask);
          }
        }
      }
      prices.add(new long[] {Terms.goods(Terms.ANTIDOTES, 1, seat, other)});
    }
    tryAll();
  }

  // Prices in goods.

  private void prices() {
    int promises = prices.size();
    int card = Stakes.leastCard(s, seat, NONE);
    if (card == NONE) {
      prices.add(NOTHING);
      return;
    }
    long one = Terms.goods(Terms.NAMED_CARD, card, seat, other);
    for (int i = 0; i < promises; i++) {
      prices.add(new long[] {prices.get(i)[0], one});
    }
    prices.add(NOTHING);
    prices.add(new long[] {one});
    int second = Stakes.leastCard(s, seat, card);
    if (second != NONE) {
      prices.add(new long[] {one, Terms.goods(Terms.NAMED_CARD, second, seat, other)});
    }
    int least = NONE;
    for (int token = 0; token < s.food.length; token++) {
      boolean own = s.food[token] == seat;
      if (own && (least == NONE || s.content.foodValue(token) < s.content.foodValue(least))) {
        least = token;
      }
    }
    if (least != NONE) {
      prices.add(new long[] {Terms.goods(Terms.NAMED_FOOD, least, seat, other)});
    }
    if (s.antidotes[seat] > Stakes.living(s, seat)) {
      prices.add(new long[] {Terms.goods(Terms.ANTIDOTES, 1, seat, other)});
    }
  }

  private void tryAll() {
    for (long[] ask : asks) {
      for (long[] price : prices) {
        consider(ask, price);
      }
    }
  }

  private void consider(long[] ask, long[] price) {
    long[] terms = java.util.Arrays.copyOf(ask, ask.length + price.length);
    System.arraycopy(price, 0, terms, ask.length, price.length);
    Deal deal = new Deal(seat, other, terms);
    int worth = worth(deal);
    if (worth > most && DealSense.accept(s, deal) > 0 && Bargaining.DEALS.isSound(s, deal)) {
      most = worth;
      best = deal;
    }
  }
}
