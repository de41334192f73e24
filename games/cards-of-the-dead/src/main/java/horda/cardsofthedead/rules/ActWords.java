package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsAsk.card;
import static horda.cardsofthedead.state.CardsAsk.handOf;
import static horda.cardsofthedead.state.CardsAsk.reserveOf;
import static horda.cardsofthedead.state.CardsAsk.space;
import static horda.cardsofthedead.state.CardsAsk.spot;
import static horda.cardsofthedead.state.CardsAsk.touching;
import static horda.cardsofthedead.state.CardsAsk.weaponOf;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Ammunition;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.SurvivorType.Ability;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;

/// The readable side of [Act]: ids and labels of its choices, and why something is not on offer.
final class ActWords {
  private ActWords() {}

  /// The rule of each thing that can be done in a turn.
  static String rule(String verb) {
    return switch (verb) {
      case "walk", "go" -> "COD-WALK-03";
      case "pick-up" -> "COD-ACT-01";
      case "stow", "fetch", "exchange" -> "COD-ACT-04";
      case "equip" -> "COD-ACT-05";
      case "give" -> "COD-ACT-07";
      case "use" -> "COD-ACT-08";
      case "load" -> "COD-ACT-09";
      case "attack" -> "COD-ACT-10";
      case "turn-weapon" -> "COD-NAMED-17";
      case "run" -> "COD-SURV-01";
      case "track" -> "COD-SURV-03";
      case "free-attack" -> "COD-SURV-04";
      default -> "COD-TURN-07";
    };
  }

  static Option option(CardsState s, int seat, long choice) {
    int a = Code.a(choice);
    int b = Code.b(choice);
    return switch (Code.verb(choice)) {
      case Act.END -> CardsAsk.option("end", "end");
      case Act.TURN -> CardsAsk.option("walk:" + Walking.spotId(s, a), "walk", spot(a));
      case Act.RUN -> CardsAsk.option("run:" + Walking.spotId(s, a), "run", spot(a));
      case Act.THROUGH -> onSpace(s, "go", a);
      case Act.ATTACK ->
          CardsAsk.option(
              "attack:" + (a + 1), "attack", card(s.space[a]), space(a), card(s.equipped[seat]));
      case Act.PUNCH ->
          touching(
              CardsAsk.option("free-attack:" + (a + 1), punch(s, seat), card(s.space[a]), space(a)),
              card(s.equipped[seat]));
      case Act.PICK_UP_TO_HAND ->
          touching(
              CardsAsk.option(
                  "pick-up:" + (a + 1) + ":hand", "pick-up-hand", card(s.space[a]), space(a)),
              handOf(seat));
      case Act.PICK_UP_TO_RESERVE ->
          touching(
              CardsAsk.option(
                  "pick-up:" + (a + 1) + ":reserve", "pick-up-reserve", card(s.space[a]), space(a)),
              reserveOf(seat));
      case Act.PICK_UP_FOR ->
          CardsAsk.option(
              "pick-up:" + (a + 1) + ":for:" + Cards.id(s, seat, b),
              "pick-up-for",
              card(s.space[a]),
              space(a),
              card(b));
      default -> ofCard(s, seat, choice);
    };
  }

  /// Without Immunity it costs Vitality, and the last point kills (COD-SURV-04, COD-SURV-05).
  private static String punch(CardsState s, int seat) {
    if (s.immunity[seat] > 0) {
      return "free-attack";
    }
    return s.vitality[seat] > 1 ? "free-attack-vitality" : "free-attack-deadly";
  }

  /// What the card costs may be the last point of Vitality (COD-CARD-06).
  private static String use(CardsState s, int seat, int card) {
    return Using.kills(s, seat, s.type(card)) ? "use-deadly" : "use";
  }

  private static Option onSpace(CardsState s, String verb, int n) {
    return CardsAsk.option(verb + ":" + s.type(s.space[n]).id(), verb, card(s.space[n]), space(n));
  }

  private static Option ofCard(CardsState s, int seat, long choice) {
    int a = Code.a(choice);
    int b = Code.b(choice);
    String id = Code.verb(choice) == Act.TURN_RIFLE ? "" : Cards.id(s, seat, a);
    return switch (Code.verb(choice)) {
      case Act.USE ->
          touching(
              CardsAsk.option("use:" + id, use(s, seat, a), card(a)), CardsAsk.survivor(s, seat));
      case Act.USE_OPTION ->
          touching(
              CardsAsk.option("use:" + id + ":" + optionId(s, a, b), optionLabel(s, a, b), card(a)),
              CardsAsk.survivor(s, seat));
      case Act.USE_ON ->
          CardsAsk.option(
              "use:" + id + ":" + (b + 1), "use-on", card(a), card(s.space[b]), space(b));
      case Act.EQUIP -> touching(CardsAsk.option("equip:" + id, "equip", card(a)), weaponOf(seat));
      case Act.LOAD ->
          touching(
              CardsAsk.option("load:" + id, "load", card(a)),
              card(s.equipped[seat]),
              weaponOf(seat));
      case Act.TURN_RIFLE -> CardsAsk.option("turn-weapon", "turn-weapon", card(s.equipped[seat]));
      case Act.STOW -> touching(CardsAsk.option("stow:" + id, "stow", card(a)), reserveOf(seat));
      case Act.FETCH -> touching(CardsAsk.option("fetch:" + id, "fetch", card(a)), handOf(seat));
      case Act.EXCHANGE ->
          CardsAsk.option(
              "exchange:" + id + ":" + Cards.id(s, seat, b), "exchange", card(a), card(b));
      case Act.GIVE ->
          CardsAsk.option(
              "give:" + id + ":" + s.who(b).id(), "give", card(a), CardsAsk.survivor(s, b));
      case Act.TRACK -> CardsAsk.option("track:" + id, "track", card(a));
      default -> throw new IllegalArgumentException("no such choice: " + choice);
    };
  }

  private static String optionId(CardsState s, int card, int option) {
    return s.type(card).options().get(option).greenVitality() > 0 ? "vitality" : "immunity";
  }

  private static String optionLabel(CardsState s, int card, int option) {
    return "use-for-" + optionId(s, card, option);
  }

  /// The reasons, verb by verb; ids are prefixes of those that options would have.
  static void greyed(CardsState s, int seat, Greyed into) {
    if (!Walking.canWalk(s)) {
      into.add("walk", "COD-WALK-02", why("no-action-to-walk"));
    } else if (s.turnable() == 0) {
      into.add("walk", "COD-WALK-05", why("nothing-uncovered"));
    }
    places(s, into);
    weapon(s, seat, into);
    ability(s, seat, into);
    if (s.actions == 0) {
      for (String verb :
          new String[] {"use", "pick-up", "equip", "load", "stow", "fetch", "exchange", "give"}) {
        into.add(verb, "COD-TURN-07", why("no-action"));
      }
      return;
    }
    hand(s, seat, into);
    if (s.seats() == 1) {
      into.add("give", "COD-END-10", why("nobody-to-give"));
    }
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.alive(other) && !s.handHasRoom(other)) {
        into.add(
            "give",
            "COD-ACT-07",
            Phrase.of("refusal.no-room-to-give", CardsAsk.survivor(s, other)));
      }
    }
  }

  private static Phrase why(String key, Ref... refs) {
    return Phrase.of("refusal." + key, refs);
  }

  private static void places(CardsState s, Greyed into) {
    for (int n = 0; n < CardsState.SPACES; n++) {
      if (s.space[n] == NONE) {
        continue;
      }
      CardType type = s.type(s.space[n]);
      if (type.isPlace() && !Walking.canWalk(s)) {
        into.add("go:" + type.id(), "COD-WALK-02", why("no-action-to-walk"));
      } else if (type.isPlace() && !Going.passable(s, type.effect())) {
        into.add("go:" + type.id(), "COD-GO-07", why("not-from-here", card(s.space[n])));
      }
      if (type.isPlace()) {
        into.add("attack:" + (n + 1), "COD-GO-10", why("places-are-safe", card(s.space[n])));
      }
      if (!type.isResource()) {
        into.add("pick-up:" + (n + 1), "COD-ACT-03", why("no-resource", card(s.space[n])));
      }
    }
  }

  private static void weapon(CardsState s, int seat, Greyed into) {
    if (s.equipped[seat] == NONE) {
      into.add("attack", "COD-ACT-10", why("no-weapon"));
    } else if (Fighting.ready(s, seat).isNone()) {
      into.add("attack", "COD-ACT-12", why("not-loaded", card(s.equipped[seat])));
    } else if (s.actions == 0) {
      into.add("attack", "COD-TURN-07", why("no-action"));
    } else if (!Fighting.anyTarget(s)) {
      into.add("attack", "COD-DMG-03", why("no-target"));
    }
  }

  private static void ability(CardsState s, int seat, Greyed into) {
    Ability ability = s.who(seat).ability();
    String verb =
        switch (ability) {
          case RUN -> "run";
          case TRACK -> "track";
          case FREE_PUNCH -> "free-attack";
        };
    if (s.abilityUsed) {
      into.add(verb, "COD-TURN-08", why("ability-used"));
    } else if (ability == Ability.RUN && s.actions < CardsState.ACTIONS) {
      into.add(verb, "COD-SURV-01", why("run-first"));
    } else if (ability == Ability.FREE_PUNCH && !Fighting.freePunch(s, seat)) {
      into.add(verb, "COD-SURV-04", why("needs-punch"));
    }
  }

  private static void hand(CardsState s, int seat, Greyed into) {
    int hand = CardZones.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      int card = s.zones.at(hand, i);
      CardType type = s.type(card);
      String id = Cards.id(s, seat, card);
      if (type.neverReserve()) {
        into.add(
            "stow:" + id,
            type.neverDiscarded() ? "COD-NAMED-21" : "COD-NAMED-17",
            why("never-reserve", card(card)));
      }
      if (type.neverGiven()) {
        into.add("give:" + id, "COD-ACT-07", why("never-given", card(card)));
      }
      if (type.isWeapon()) {
        into.add("use:" + id, "COD-ACT-14", why("equip-first", card(card)));
      } else if (isAimed(type)) {
        if (!hasAim(s, type)) {
          into.add("use:" + id, "COD-DMG-02", why("no-target"));
        }
        into.add("equip:" + id, "COD-ACT-14", why("not-a-weapon", card(card)));
      } else if (type.loads() != Ammunition.NONE && !Carrying.fits(s, seat, card)) {
        into.add("load:" + id, "COD-CARD-11", why("does-not-fit", card(card)));
      } else {
        into.add("equip:" + id, "COD-ACT-06", why("not-a-weapon", card(card)));
      }
    }
  }

  private static boolean isAimed(CardType type) {
    return type.effect() == Effect.TOOLKIT
        || type.effect() == Effect.GRENADE
        || type.effect() == Effect.THROW;
  }

  private static boolean hasAim(CardsState s, CardType type) {
    return type.effect() == Effect.TOOLKIT ? Using.anyTools(s) : Fighting.anyTarget(s);
  }
}
