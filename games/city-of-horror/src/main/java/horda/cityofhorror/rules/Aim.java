package horda.cityofhorror.rules;

import horda.cityofhorror.content.Content;
import horda.cityofhorror.state.Refs;
import horda.engine.Pledge;
import horda.engine.Ref;
import java.util.List;

/// What a promised play is aimed at (COH-NEG-06).
enum Aim {
  NOTHING(""),
  PLACE("-at"),
  FROM_TO("-from-to"),
  TO("-to"),
  PERSON("-for"),
  COLOUR("-colour"),
  PLAYER("-against");

  private final String words;

  Aim(String words) {
    this.words = words;
  }

  /// What the names of texts say of it.
  String words() {
    return words;
  }

  static Aim of(Content content, long pledge) {
    if (Terms.isAbility(pledge)) {
      return switch (content.person(Terms.character(pledge)).ability()) {
        case MOVE_ZOMBIE -> TO;
        case LEADER -> COLOUR;
        case STEAL -> PLAYER;
        default -> NOTHING;
      };
    }
    return switch (content.kinds().get(Pledge.subject(pledge)).effect()) {
      case SPAWN, KILL, KILL_HALF, KITTEN, VOTES -> PLACE;
      case MOVE_ZOMBIE -> FROM_TO;
      case REFRESH, HIDE -> PERSON;
      case LEADER -> COLOUR;
      case STEAL -> PLAYER;
      default -> NOTHING;
    };
  }

  List<Ref> refs(long pledge) {
    int target = Terms.target(pledge);
    int second = Terms.second(pledge);
    return switch (this) {
      case NOTHING -> List.of();
      case PLACE -> List.of(Refs.place(target));
      case FROM_TO -> List.of(Refs.place(target), Refs.place(second));
      case TO -> List.of(Refs.place(second));
      case PERSON -> List.of(Refs.character(target));
      case COLOUR -> List.of(Refs.colour(target));
      case PLAYER -> List.of(Ref.seat(target));
    };
  }
}
