package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.List;

/// Plays in words: readable ids and what to say.
final class PlayWords {
  private PlayWords() {}

  /// One choice for each kind of Action card in a hand.
  static void listHand(AmanecerState s, int seat, int verb, Choices into) {
    int hand = Piles.hand(seat);
    long listed = 0;
    for (int i = 0; i < s.zones.size(hand); i++) {
      int kind = s.zones.at(hand, i);
      if ((listed & 1L << kind) == 0) {
        listed |= 1L << kind;
        into.add(Code.of(verb, kind));
      }
    }
  }

  static Option option(AmanecerState s, int seat, long choice) {
    int a = Code.a(choice);
    int b = Code.b(choice);
    return switch (Code.verb(choice)) {
      case Plays.ZOMBIE -> zombie(s, a, b, Code.c(choice));
      case Plays.EVENT -> event(s, a, b, Code.c(choice));
      case Plays.DEPLOY -> action(s, "deploy", a);
      case Plays.DROP_VEHICLE ->
          Refs.option("drop-vehicle", "drop-vehicle", Refs.action(s.vehicle[seat]));
      case Plays.HEAL -> heal(s, a, b);
      case Plays.READY -> ready(s, a, b);
      case Plays.USE -> use(s, a, b, Code.c(choice));
      case Plays.ABILITY -> ability(s, a, b);
      case Plays.BY_SKILL -> bySkill(s, a, b);
      case Plays.HAND_ON ->
          Refs.option(
              "hand:" + Refs.objectId(s, a) + ":" + Refs.characterId(s, b),
              "hand-on",
              Refs.object(a),
              Refs.character(b));
      case Plays.SWAP ->
          Refs.option(
              "swap:" + Refs.objectId(s, a) + ":" + Refs.objectId(s, b),
              "swap",
              Refs.object(a),
              Refs.character(s.bearer[a]),
              Refs.object(b),
              Refs.character(s.bearer[b]));
      case Plays.LAY_DOWN ->
          Refs.option("lay-down:" + Refs.objectId(s, a), "lay-down", Refs.object(a));
      case Plays.MISSION -> mission(s, a);
      case Plays.ATTACK ->
          Refs.option(
              "attack:" + b + ":" + Refs.actionId(s, a), "attack", Refs.seat(b), Refs.action(a));
      case Plays.OFFER -> Refs.option("offer:" + a, "offer", Refs.seat(a));
      case Plays.WALK -> action(s, "walk", a);
      case Plays.DRIVE -> Refs.option("drive", "drive", Refs.action(s.vehicle[seat]));
      case Plays.SEARCH -> Refs.option("search", "search", Refs.square(s.at[seat]));
      case Plays.SEARCH_WITH -> searchWith(s, a, b - 1);
      case Plays.END_SEARCH -> Refs.option("end-search", "end-search");
      case Plays.BUY_SKILL -> Refs.option("skill", "skill", Refs.number(Skills.cost(s, seat)));
      case Plays.PAY_READY ->
          Refs.option("pay-ready:" + Refs.objectId(s, a), "pay-ready", Refs.object(a));
      case Plays.CARD_FOR_CARDS ->
          Refs.option("exchange:" + Refs.characterId(s, a), "exchange", Refs.character(a));
      case Plays.END_TURN -> Refs.option("end-turn", "end-turn");
      default -> CombatWords.option(s, seat, choice);
    };
  }

  private static Option action(AmanecerState s, String verb, int kind) {
    return Refs.option(verb + ":" + Refs.actionId(s, kind), verb, Refs.action(kind));
  }

  private static Option zombie(AmanecerState s, int kind, int target, int square) {
    boolean ambush = (target & Zombies.AMBUSH) != 0;
    int seat = target & Zombies.AMBUSH - 1;
    String id = "zombie:" + Refs.actionId(s, kind) + ":" + seat + (ambush ? ":ambush" : "");
    return square == NONE
        ? Refs.option(id, ambush ? "zombie-ambush" : "zombie", Refs.action(kind), Refs.seat(seat))
        : Refs.option(
            id + ":" + Refs.square(s, square),
            ambush ? "zombie-ambush-at" : "zombie-at",
            Refs.action(kind),
            Refs.seat(seat),
            Refs.square(square));
  }

  private static Option event(AmanecerState s, int kind, int target, int square) {
    EventCard card = s.table.event(kind);
    EventEffect effect = card == null ? EventEffect.DRAW : card.effect();
    String id = "play:" + Refs.actionId(s, kind);
    if (target == NONE) {
      return Refs.option(id, "play", Refs.action(kind));
    }
    return switch (effect) {
      case LIFE_OR_DEATH -> {
        id += ":" + Refs.characterId(s, target);
        yield playOn(s, id, "play-on-the", kind, Refs.character(target), square);
      }
      case BREAK_DOWN, EMPTY_TANK ->
          target >= Icons.VEHICLE
              ? onVehicle(s, id, kind, target - Icons.VEHICLE, square)
              : playOn(
                  s,
                  id + ":" + Refs.objectId(s, target),
                  "play-on-the",
                  kind,
                  Refs.object(target),
                  square);
      default -> playOn(s, id + ":" + target, "play-on", kind, Refs.seat(target), square);
    };
  }

  private static Option playOn(
      AmanecerState s, String id, String word, int kind, Ref target, int square) {
    return square == NONE
        ? Refs.option(id, word, Refs.action(kind), target)
        : Refs.option(
            id + ":" + Refs.square(s, square),
            word + "-at",
            Refs.action(kind),
            target,
            Refs.square(square));
  }

  /// Vehicles are told apart by what they are and whose.
  private static Option onVehicle(AmanecerState s, String id, int kind, int seat, int square) {
    Ref played = Refs.action(kind);
    Ref touched = new Ref("vehicle", seat);
    Ref what = Refs.action(s.vehicle[seat]);
    String whole = id + ":vehicle-" + seat;
    if (square == NONE) {
      Phrase words = Phrase.of("option.play-on-vehicle", played, what, Refs.seat(seat));
      return new Option(whole, words, List.of(played, touched));
    }
    Ref at = Refs.square(square);
    Phrase words = Phrase.of("option.play-on-vehicle-at", played, what, Refs.seat(seat), at);
    return new Option(whole + ":" + Refs.square(s, square), words, List.of(played, touched, at));
  }

  static Option heal(AmanecerState s, int object, int damage) {
    return Refs.option(
        "heal:" + Refs.objectId(s, object) + ":" + Refs.damageId(s, damage),
        "heal",
        Refs.object(object),
        Refs.damage(damage),
        Refs.character(s.damageOn[damage]));
  }

  static Option ready(AmanecerState s, int object, int what) {
    return Refs.option(
        "ready:" + Refs.objectId(s, object) + ":" + cardId(s, what),
        "ready",
        Refs.object(object),
        card(what));
  }

  /// Only what is readied: the season does it.
  static Option readied(AmanecerState s, int what) {
    return Refs.option("ready:" + cardId(s, what), "readied", card(what));
  }

  private static String cardId(AmanecerState s, int what) {
    return what >= Icons.VEHICLE ? "vehicle" : Refs.objectId(s, what);
  }

  private static Ref card(int what) {
    return what >= Icons.VEHICLE ? new Ref("vehicle", what - Icons.VEHICLE) : Refs.object(what);
  }

  private static Option use(AmanecerState s, int object, int deed, int target) {
    String id = Refs.objectId(s, object);
    return switch (Deed.values()[deed]) {
      case DRAW -> Refs.option("drink:" + id, "drink", Refs.object(object));
      case LOOK ->
          target < Binoculars.DECK
              ? Refs.option(
                  "look:" + id + ":" + target, "look-hand", Refs.object(object), Refs.seat(target))
              : Refs.option(
                  "look:" + id + ":deck-" + (target - Binoculars.DECK),
                  "look-deck-" + (target - Binoculars.DECK),
                  Refs.object(object));
      default -> Refs.option("use:" + id, "use", Refs.object(object));
    };
  }

  private static Option ability(AmanecerState s, int character, int target) {
    boolean heals = s.table.traits(character).has(Trait.HEAL_MEDICINE);
    String id = "ability:" + Refs.characterId(s, character) + ":";
    return heals
        ? Refs.option(
            id + Refs.damageId(s, target),
            "ability-heal",
            Refs.character(character),
            Refs.damage(target),
            Refs.character(s.damageOn[target]))
        : Refs.option(
            id + cardId(s, target), "ability-ready", Refs.character(character), card(target));
  }

  private static Option bySkill(AmanecerState s, int skill, int target) {
    boolean heals = s.content().skill(skill).traits().has(Trait.HEAL_MEDICINE);
    String id = "skill:" + Refs.skillId(s, skill) + ":";
    return heals
        ? Refs.option(
            id + Refs.damageId(s, target),
            "skill-heal",
            Refs.skill(skill),
            Refs.damage(target),
            Refs.character(s.damageOn[target]))
        : Refs.option(id + cardId(s, target), "skill-ready", Refs.skill(skill), card(target));
  }

  static Option mission(AmanecerState s, int card) {
    String verb = s.content().mission(card).clean() ? "declare" : "complete";
    return Refs.option(verb + ":" + s.content().mission(card).id(), verb, Refs.mission(card));
  }

  private static Option searchWith(AmanecerState s, int kind, int tool) {
    String id = "search-with:" + Refs.actionId(s, kind);
    return tool < 0
        ? Refs.option(id, "search-with", Refs.action(kind))
        : Refs.option(
            id + ":" + Refs.objectId(s, tool),
            "search-with-tool",
            Refs.action(kind),
            Refs.object(tool));
  }
}
