package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Item;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.Kinds.FigureOrNone;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// A Wound for a survivor: a zombie's attack, which always succeeds (RMO-WOUND-01), or a hit by a
/// survivor. First what makes it nothing, then what can be given for it, then the Wound
/// (RMO-WOUND-11).
///
/// @param kind of the zombie, or NONE for a survivor
@Named("take-wound")
public record TakeWound(@Person int survivor, @FigureOrNone int kind) implements MorgueStep {
  @Override
  public void run(MorgueState s, Out out) {
    if (!s.inPlay(survivor)) {
      return;
    }
    if (kind != NONE) {
      Bites.tell(s, survivor, kind, out);
    }
    if (kind != NONE && ignores(s)) {
      out.tell(MorgueEvent.IGNORES, s.who[survivor], kind);
    } else if (kind == NONE && vest(s, out)) {
      return;
    } else if (LoseCard.isAsked(s, survivor)) {
      s.agenda.push(new LoseCard(survivor));
    } else {
      suffer(s, survivor, onlyCard(s, survivor), out);
    }
  }

  /// A vest takes two Wounds by survivors: the first turns it over, the second sets it aside; one
  /// already turned is used first (RMO-PVP-08, 10).
  private boolean vest(MorgueState s, Out out) {
    int found = NONE;
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      boolean vest =
          card >= 0
              && s.table.equipment(card) instanceof Item item
              && item.effect() == Item.Effect.VEST;
      if (vest && (found == NONE || s.spent(card))) {
        found = slot;
      }
    }
    if (found == NONE) {
      return false;
    }
    int card = s.slot(survivor, found);
    if (s.spent(card)) {
      out.tell(MorgueEvent.VEST_LOST, s.who[survivor]);
      Discarding.discard(s, survivor, found);
    } else {
      out.tell(MorgueEvent.VEST_TURNED, s.who[survivor]);
      s.spent(card, true);
    }
    return true;
  }

  private boolean ignores(MorgueState s) {
    if (isProof(s)) {
      return true;
    }
    boolean tough =
        s.zombiesPhase
            && s.has(survivor, Skill.TOUGH)
            && !s.marked(survivor, MorgueState.TOUGH_SPENT);
    if (tough) {
      s.mark(survivor, MorgueState.TOUGH_SPENT);
    }
    return tough;
  }

  /// Dreadnought against a word of the zombie's name (RMO-SK-25).
  private boolean isProof(MorgueState s) {
    if (!s.has(survivor, Skill.DREADNOUGHT)) {
      return false;
    }
    ZombieKind zombie = HordeMove.kind(kind);
    return s.grants(survivor).stream()
        .anyMatch(g -> g.skill() == Skill.DREADNOUGHT && Aftermath.isAbout(s, g, zombie));
  }

  /// The slot of the one Equipment card that can be lost; NONE if there is none or no need.
  private static int onlyCard(MorgueState s, int survivor) {
    if (isLast(s, survivor) || keepsAll(s, survivor)) {
      return NONE;
    }
    for (int slot = 0; slot < SLOTS; slot++) {
      if (s.slot(survivor, slot) >= 0) {
        return slot;
      }
    }
    return NONE;
  }

  /// Whether one Wound more eliminates.
  private static boolean isLast(MorgueState s, int survivor) {
    return s.wounds(survivor) + 1 >= s.table.content().numbers().wounds();
  }

  /// Death grasp loses nothing while there is a free slot for the Wound (RMO-SK-26).
  static boolean keepsAll(MorgueState s, int survivor) {
    return s.has(survivor, Skill.DEATH_GRASP) && freeSlot(s, survivor) != NONE;
  }

  /// From the end of the reserve, so that hands stay free.
  static int freeSlot(MorgueState s, int survivor) {
    for (int slot = s.capacity(survivor) - 1; slot >= 0; slot--) {
      if (s.slot(survivor, slot) == NONE) {
        return slot;
      }
    }
    return NONE;
  }

  /// The Wound itself: with the second the survivor is eliminated (RMO-WOUND-04), else the card is
  /// lost and the Wound lies in its place (02), or in a free slot (03).
  static void suffer(MorgueState s, int survivor, int slot, Out out) {
    if (isLast(s, survivor)) {
      die(s, survivor, out);
      return;
    }
    int into = slot;
    if (slot == NONE) {
      into = freeSlot(s, survivor);
    } else {
      out.tell(MorgueEvent.LOSES, s.who[survivor], s.slot(survivor, slot));
      Discarding.discard(s, survivor, slot);
    }
    s.slot(survivor, into, WOUND);
    out.tell(MorgueEvent.WOUNDED, s.who[survivor]);
  }

  /// All Equipment is discarded, Wounds go back, what was carried stays in the zone.
  static void die(MorgueState s, int survivor, Out out) {
    for (int slot = 0; slot < SLOTS; slot++) {
      if (s.slot(survivor, slot) >= 0) {
        Discarding.discard(s, survivor, slot);
      }
      s.slot(survivor, slot, NONE);
    }
    for (int token = 0; token < s.carrier.length; token++) {
      if (s.carrier[token] == survivor) {
        s.carrier[token] = NONE;
        s.objectiveZone[token] = s.zone[survivor];
      }
    }
    if (s.attacker != NONE && Rivals.are(s, s.attacker, survivor)) {
      s.slain++;
    }
    s.zone[survivor] = MorgueState.DEAD;
    s.seat[survivor] = MorgueState.OUTSIDE;
    out.tell(MorgueEvent.DIES, s.who[survivor]);
    Ending.afterDeath(s, out);
  }

  /// The slot with something that is discarded to cancel a Wound, or NONE.
  static int mask(MorgueState s, int survivor) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if (card >= 0
          && s.table.equipment(card) instanceof Item item
          && item.effect() == Item.Effect.CANCEL_WOUND) {
        return slot;
      }
    }
    return NONE;
  }
}
