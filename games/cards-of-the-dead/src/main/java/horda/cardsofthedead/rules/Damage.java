package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.MOBILE;
import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.PARALYSED;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Out;

/// DMG and PAR: damage to survivors and to cards in the Play Area, and paralysis.
public final class Damage {
  private Damage() {}

  // Survivors.

  /// Damage: Defence absorbs first, the rest reduces Vitality (COD-DMG-05, COD-CARD-16). Returns
  /// what arrived.
  static int hurt(CardsState s, int seat, int amount, Out out) {
    int left = wound(s, seat, amount, out);
    if (left > 0 && !s.alive(seat)) {
      Death.settle(s, 1 << seat, out);
    }
    return left;
  }

  /// The same, but who comes to 0 is not dead yet: others are struck first (COD-EXPL-06).
  static int wound(CardsState s, int seat, int amount, Out out) {
    int left = amount - absorb(s, seat, amount, out);
    if (left > 0) {
      out.tell(CardsEvent.HURT, s.survivor[seat], left);
      weaken(s, seat, left);
    }
    return left;
  }

  static void weaken(CardsState s, int seat, int amount) {
    s.vitality[seat] = (byte) Math.max(0, s.vitality[seat] - amount);
  }

  /// Several Kevlars are used up one after the other (COD-NAMED-11).
  private static int absorb(CardsState s, int seat, int amount, Out out) {
    int worn = CardZones.worn(seat);
    int absorbed = 0;
    while (absorbed < amount && !s.zones.isEmpty(worn)) {
      int kevlar = s.zones.at(worn, 0);
      int defence = s.type(kevlar).defence();
      int now = Math.min(amount - absorbed, defence - s.wornHits[seat]);
      absorbed += now;
      s.wornHits[seat] += (byte) now;
      if (s.wornHits[seat] >= defence) {
        s.wornHits[seat] = 0;
        Decks.discard(s, s.zones.take(worn, 0));
        out.tell(CardsEvent.KEVLAR_GONE, s.survivor[seat], kevlar);
      }
    }
    if (absorbed > 0) {
      out.tell(CardsEvent.ABSORBED, s.survivor[seat], absorbed);
    }
    return absorbed;
  }

  /// Lost Vitality; not damage by itself, so no Defence helps (COD-DMG-08). At 0 the survivor dies
  /// (COD-DEATH-01).
  static void loseVitality(CardsState s, int seat, int amount, Out out) {
    weaken(s, seat, amount);
    if (!s.alive(seat)) {
      Death.settle(s, 1 << seat, out);
    }
  }

  /// Each point beyond the Immunity that is left costs a point of Vitality (COD-TURN-05).
  static void loseImmunity(CardsState s, int seat, int amount, Out out) {
    int fromImmunity = Math.min(amount, s.immunity[seat]);
    s.immunity[seat] -= (byte) fromImmunity;
    int fromVitality = amount - fromImmunity;
    if (fromVitality > 0) {
      out.tell(CardsEvent.SICKNESS, s.survivor[seat], fromVitality);
      loseVitality(s, seat, fromVitality, out);
    }
  }

  /// Healing beyond a maximum is lost (COD-ACT-15).
  static void healVitality(CardsState s, int seat, int amount, Out out) {
    int max = s.who(seat).vitality();
    s.vitality[seat] = (byte) Math.min(max, s.vitality[seat] + amount);
    out.tell(CardsEvent.VITALITY_RESTORED, s.survivor[seat], amount);
  }

  /// A Resistant Strain takes one off every green Immunity value.
  static void healImmunity(CardsState s, int seat, int value, Out out) {
    int amount = Math.max(0, value - (s.inForce(Effect.STRAIN) ? 1 : 0));
    int max = s.who(seat).immunity();
    s.immunity[seat] = (byte) Math.min(max, s.immunity[seat] + amount);
    out.tell(CardsEvent.IMMUNITY_RESTORED, s.survivor[seat], amount);
  }

  /// Paralysing damage: a token if any damage arrived and there is none yet (COD-PAR-01,
  /// COD-PAR-03, COD-PAR-06).
  static void paralyse(CardsState s, int seat, int amount, Out out) {
    int arrived = hurt(s, seat, amount, out);
    if (arrived > 0 && s.alive(seat) && s.paralysis[seat] == MOBILE) {
      s.paralysis[seat] = PARALYSED;
      out.tell(CardsEvent.PARALYSED_SURVIVOR, s.survivor[seat]);
    }
  }

  // Cards in the Play Area.

  /// May it be hit? Any card with HP, Resources included; Places never (COD-DMG-03, COD-GO-10).
  static boolean isTarget(CardsState s, int n) {
    return s.space[n] != NONE && !s.type(s.space[n]).isPlace();
  }

  /// Hits that destroy the card: HP (1 without the icon), for Zombies also Defence and Hardened
  /// Flesh. A Kevlar protects nobody before it is used, not even itself (COD-CARD-05, COD-EXPL-07).
  public static int toughness(CardsState s, int card) {
    CardType type = s.type(card);
    int hp = Math.max(1, type.hp());
    if (!type.isZombie()) {
      return hp;
    }
    return hp + type.defence() + (s.inForce(Effect.HARDENED) ? 1 : 0);
  }

  /// Puts Hit tokens on a card; whether that destroyed it. Damage beyond the rest is lost
  /// (COD-DMG-04).
  static boolean strike(CardsState s, int n, int amount, Out out) {
    int card = s.space[n];
    int sum = s.hits[n] + amount;
    out.tell(CardsEvent.HIT, card, n + 1, amount);
    if (sum < toughness(s, card)) {
      s.hits[n] = (byte) sum;
      return false;
    }
    out.tell(CardsEvent.DESTROYED, card, n + 1);
    remove(s, n);
    if (s.type(card).isZombie()) {
      s.kills++;
    }
    return true;
  }

  /// A card leaves its space, without its tokens, to the discards.
  static void remove(CardsState s, int n) {
    Decks.discard(s, PlayArea.lift(s, n));
  }

  /// Did some of this blow get past the Defence of the card, which still lies there (COD-PAR-06,
  /// COD-CARD-17)?
  static boolean gotThrough(CardsState s, int n) {
    return s.hits[n] > s.type(s.space[n]).defence();
  }

  /// Only Zombies have a turn to lose (COD-PAR-07).
  static void paralyseCard(CardsState s, int n, Out out) {
    if (s.type(s.space[n]).isZombie() && s.cardParalysis[n] == MOBILE && gotThrough(s, n)) {
      s.cardParalysis[n] = PARALYSED;
      out.tell(CardsEvent.PARALYSED_CARD, s.space[n], n + 1);
    }
  }
}
