package horda.amanecerzombi.stage;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.rules.Skills;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStateParts;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.amanecerzombi.view.Reading;
import horda.engine.Known;
import horda.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// Looks at a position in words: `ana.hand`, `gang-member.damage`, `found`.
public final class Observing {
  /// Words of their own; plain fields have theirs.
  private static final List<String> OWN =
      List.of(
          "seasons",
          "season",
          "active",
          "first-player",
          "moment",
          "fighting",
          "attacker",
          "zombies",
          "waiting",
          "found",
          "search",
          "drive",
          "action-deck",
          "mission-deck",
          "action-discard",
          "green-discard",
          "blue-discard",
          "special-discard",
          "mission-discard",
          "damage-discard",
          "winners",
          "PLAYER.hand",
          "PLAYER.cards",
          "PLAYER.at",
          "PLAYER.zones",
          "PLAYER.characters",
          "PLAYER.objects",
          "PLAYER.missions",
          "PLAYER.done",
          "PLAYER.dead",
          "PLAYER.skills",
          "PLAYER.skill-pile",
          "PLAYER.skill-cost",
          "PLAYER.trophies",
          "PLAYER.experience",
          "PLAYER.vehicle",
          "PLAYER.blocked",
          "PLAYER.tokens",
          "PLAYER.points",
          "PLAYER.score",
          "CHARACTER.damage",
          "CHARACTER.objects",
          "CHARACTER.skills",
          "CHARACTER.load");

  public static final List<String> KEYS = keys();

  private final AmanecerState s;
  private final Content content;
  private final Seats seats;

  public Observing(AmanecerState s) {
    this.s = s;
    this.content = s.content();
    this.seats = new Seats(s);
  }

  private static List<String> keys() {
    List<String> keys = new ArrayList<>(OWN);
    AmanecerStateParts.WORDS.stream().filter(word -> !keys.contains(word)).forEach(keys::add);
    return List.copyOf(keys);
  }

  public String look(String key) {
    int dot = key.indexOf('.');
    if (dot < 0) {
      return table(key);
    }
    String who = key.substring(0, dot);
    String what = key.substring(dot + 1);
    int seat = seats.named(who);
    if (seat != NONE) {
      return player(seat, what);
    }
    for (int c = 0; c < AmanecerState.PEOPLE; c++) {
      if (Refs.characterId(s, c).equals(who)) {
        return person(c, what);
      }
    }
    throw unknown(key);
  }

  private static Refusal unknown(String key) {
    return new Refusal(
        "key", "", "There is no key '" + key + "'; there are " + String.join(", ", KEYS) + ".");
  }

  private String table(String key) {
    return switch (key) {
      case "seasons" -> seasonsToCome();
      case "season" -> s.season == NONE ? "none" : content.season(s.season).id();
      case "active" -> seats.name(s.active);
      case "first-player" -> seats.name(s.firstPlayer);
      case "moment" -> Reading.moment(s);
      case "fighting" -> s.fighting == NONE ? "nobody" : seats.name(s.fighting);
      case "attacker" -> s.attacker == NONE ? "nobody" : seats.name(s.attacker);
      case "zombies" -> actions(Piles.COMBAT);
      case "waiting" -> actions(Piles.WAITING);
      case "found" -> list(Piles.FOUND, this::object);
      case "search" -> s.searchAt == NONE ? "none" : Refs.square(s, s.searchAt);
      case "drive" -> String.valueOf(s.driven);
      case "action-deck" -> String.valueOf(s.zones.size(Piles.ACTION_DECK));
      case "mission-deck" -> String.valueOf(s.zones.size(Piles.MISSION_DECK));
      case "action-discard" -> actions(Piles.ACTION_DISCARD);
      case "special-discard" -> list(Piles.objectDiscard(0), this::object);
      case "green-discard" -> list(Piles.objectDiscard(1), this::object);
      case "blue-discard" -> list(Piles.objectDiscard(2), this::object);
      case "mission-discard" -> list(Piles.MISSION_DISCARD, c -> content.mission(c).id());
      case "damage-discard" -> list(Piles.DAMAGE_DISCARD, c -> content.damage(c).id());
      case "winners" -> seats.names(s.winners);
      default -> plain(key);
    };
  }

  private String plain(String key) {
    String found = AmanecerStateParts.look(s, key);
    if (found == null) {
      throw unknown(key);
    }
    return found;
  }

  private String player(int seat, String what) {
    return switch (what) {
      case "hand" -> String.valueOf(s.zones.size(Piles.hand(seat)));
      case "cards" -> actions(Piles.hand(seat));
      case "zones" -> String.valueOf(zones(seat));
      case "at" -> Refs.square(s, s.at[seat]);
      case "characters" -> list(Piles.group(seat), c -> Refs.characterId(s, c));
      case "objects" -> list(Piles.objects(seat), this::object);
      case "missions" -> list(Piles.missions(seat), c -> content.mission(c).id());
      case "done" -> list(Piles.done(seat), c -> content.mission(c).id());
      case "dead" -> list(Piles.dead(seat), c -> content.character(c).id());
      case "skills" -> skillsOf(seat);
      case "skill-pile" -> list(Piles.skills(seat), c -> content.skill(c).id());
      case "skill-cost" -> String.valueOf(Skills.cost(s, seat));
      case "trophies" -> actions(Piles.trophies(seat));
      case "experience" -> String.valueOf(s.experience[seat]);
      case "vehicle" -> vehicle(seat);
      case "blocked" -> s.blocked[seat] > 0 ? "yes" : "no";
      case "tokens" -> String.valueOf(Long.bitCount(s.registered[seat]));
      case "points" -> String.valueOf(Scoring.points(s, seat));
      case "score" -> String.valueOf(s.score[seat]);
      default -> throw unknown(what);
    };
  }

  /// The seasons of the cards in the deck, the next one first.
  private String seasonsToCome() {
    List<String> names = new ArrayList<>();
    for (int i = s.zones.size(Piles.SEASON_DECK) - 1; i >= 0; i--) {
      names.add(Known.id(content.season(s.zones.at(Piles.SEASON_DECK, i)).season()));
    }
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  /// Zones of a player, laid or not, with the Start zone.
  private int zones(int seat) {
    int zones = 0;
    for (byte owner : s.tileSeat) {
      zones += owner == seat ? 1 : 0;
    }
    return zones;
  }

  private String person(int character, String what) {
    int seat = s.seatOf(character);
    List<String> found = new ArrayList<>();
    switch (what) {
      case "damage" -> {
        for (int card = 0; card < AmanecerState.DAMAGES; card++) {
          if (s.damageOn[card] == character) {
            found.add(content.damage(card).id());
          }
        }
        for (int i = 0; i < s.plainDamage[character]; i++) {
          found.add("marker");
        }
      }
      case "objects" -> {
        for (int i = 0; seat != NONE && i < s.zones.size(Piles.objects(seat)); i++) {
          int card = s.zones.at(Piles.objects(seat), i);
          if (s.bearer[card] == character) {
            found.add(object(card));
          }
        }
      }
      case "skills" -> {
        for (int card = 0; card < AmanecerState.SKILLS; card++) {
          if (s.skillOn[card] == character) {
            found.add(content.skill(card).id());
          }
        }
      }
      case "load" -> found.add(String.valueOf(Reading.capacity(s, character)));
      default -> throw unknown(what);
    }
    return found.isEmpty() ? "none" : String.join(", ", found);
  }

  private String skillsOf(int seat) {
    List<String> found = new ArrayList<>();
    for (int card = 0; card < AmanecerState.SKILLS; card++) {
      if (s.skillOn[card] != NONE && s.seatOf(s.skillOn[card]) == seat) {
        found.add(content.skill(card).id());
      }
    }
    return found.isEmpty() ? "none" : String.join(", ", found);
  }

  private String vehicle(int seat) {
    if (s.vehicle[seat] == NONE) {
      return "none";
    }
    return content.action(s.vehicle[seat]).id() + (s.vehicleReady(seat) ? "" : " turned");
  }

  private String object(int card) {
    return content.object(card).id() + (s.isTurned(card) ? " turned" : "");
  }

  private String actions(int zone) {
    return list(zone, kind -> content.action(kind).id());
  }

  private String list(int zone, IntFunction<String> name) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < s.zones.size(zone); i++) {
      names.add(name.apply(s.zones.at(zone, i)));
    }
    return names.isEmpty() ? "none" : String.join(", ", names);
  }
}
