package horda.ruemorgue.rules;

import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// How actions are put into words.
final class ActWords {
  private ActWords() {}

  static Option plain(String word) {
    return Option.of(word, Phrase.of("option." + word));
  }

  static Option zone(MorgueState s, String verb, int zone) {
    String id = verb + ":" + s.table.board().zone(zone).name();
    return Option.of(id, Phrase.of("option." + verb, MorgueAsk.zone(zone)));
  }

  /// `door:4V:K1:crowbar`: the zone beyond it, and the tool.
  static Option door(MorgueState s, int survivor, int index, int slot) {
    Door door = s.table.board().doors().get(index);
    int beyond = door.beyond(s.zone[survivor]);
    String tool =
        slot == Doors.BARE_HANDS ? "hands" : s.table.equipment(s.slot(survivor, slot)).id();
    String id = "door:" + s.table.board().zone(beyond).name() + ":" + tool;
    if (slot == Doors.BARE_HANDS) {
      return Option.of(id, Phrase.of("option.break-in", MorgueAsk.zone(beyond)));
    }
    Ref card = new Ref("card", s.slot(survivor, slot));
    return Option.of(id, Phrase.of("option.open-door", MorgueAsk.zone(beyond), card));
  }

  static Option token(MorgueState s, String verb, int token) {
    String id = verb + ":" + token;
    return Option.of(id, Phrase.of("option." + verb, new Ref("objective", token)));
  }

  /// `melee:knife+knife`: the cards in those slots.
  static Option weapon(MorgueState s, int survivor, String verb, int slots) {
    Ref card = new Ref("card", s.slot(survivor, Integer.numberOfTrailingZeros(slots)));
    String id = verb + ":" + cards(s, survivor, slots);
    String key = Integer.bitCount(slots) == 2 ? verb + "-pair" : verb;
    return Option.of(id, Phrase.of("option." + key, card));
  }

  /// After what the label names, its arguments are the friends whom the shot may hit.
  static Option shot(MorgueState s, int survivor, int zone, int slots) {
    Ref card = new Ref("card", s.slot(survivor, Integer.numberOfTrailingZeros(slots)));
    String id = "shoot:" + s.table.board().zone(zone).name() + ":" + cards(s, survivor, slots);
    String key = Integer.bitCount(slots) == 2 ? "shoot-pair" : "shoot";
    List<Ref> friends = AttackOdds.friends(s, survivor, zone, slots);
    return shot(id, "option." + key, List.of(MorgueAsk.zone(zone), card), friends);
  }

  private static Option shot(String id, String key, List<Ref> named, List<Ref> friends) {
    List<Ref> args = new ArrayList<>(named);
    for (Ref friend : friends) {
      if (!args.contains(friend)) {
        args.add(friend);
      }
    }
    return new Option(id, new Phrase(key, args), named);
  }

  /// `shoot:6V:S1+7V:P1:pistol.0+pistol.1`: one weapon for each zone, in this order.
  static Option trick(MorgueState s, int survivor, long choice) {
    int slots = Code.b(choice);
    Ref card = new Ref("card", s.slot(survivor, Integer.numberOfTrailingZeros(slots)));
    String first = s.table.board().zone(Code.a(choice)).name();
    String then = s.table.board().zone(Code.c(choice)).name();
    String id = "shoot:" + first + "+" + then + ":" + cards(s, survivor, slots);
    List<Ref> zones = List.of(MorgueAsk.zone(Code.a(choice)), MorgueAsk.zone(Code.c(choice)), card);
    int one = Integer.lowestOneBit(slots);
    List<Ref> friends = new ArrayList<>(AttackOdds.friends(s, survivor, Code.a(choice), one));
    friends.addAll(AttackOdds.friends(s, survivor, Code.c(choice), slots & ~one));
    return shot(id, "option.trick-shot", zones, friends);
  }

  private static String cards(MorgueState s, int survivor, int slots) {
    StringBuilder cards = new StringBuilder();
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      if ((slots >> slot & 1) != 0) {
        String kind = s.table.equipment(s.slot(survivor, slot)).id();
        cards.append(cards.isEmpty() ? "" : "+").append(kind).append('.').append(slot);
      }
    }
    return cards.toString();
  }
}
