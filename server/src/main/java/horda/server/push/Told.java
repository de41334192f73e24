package horda.server.push;

import horda.engine.Nullable;
import horda.engine.Ref;
import horda.server.house.LiveTable;
import horda.server.house.Turns;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.view.Speaker;
import horda.wire.Language;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A table at which it is somebody's turn, or to which a friend invites them, in words for them:
/// which game, and with whom. Nothing else of the table is ever in a message.
///
/// @param name what they are called there
/// @param others who else sits there
/// @param from who invites them; null where it is their turn
record Told(
    String table,
    String game,
    String title,
    int seat,
    String name,
    List<String> others,
    @Nullable String from) {
  Told {
    others = List.copyOf(others);
  }

  /// Empty when it is nobody's turn any more who has that token.
  ///
  /// @param open whether only that counts which everybody at the table can see
  static Optional<Told> of(Shelf shelf, LiveTable at, String key, Language language, boolean open) {
    TableState state = at.state();
    int asked = open ? Turns.open(state) : Turns.asked(state);
    return state.seatsOf(Set.of(key)).stream()
        .filter(seat -> (asked & 1 << seat) != 0)
        .findFirst()
        .map(seat -> of(shelf, state, seat, language));
  }

  /// Empty when the game is over.
  static Optional<Told> invitation(Shelf shelf, LiveTable at, String from, Language language) {
    TableState state = at.state();
    if (state.status() == Status.OVER) {
      return Optional.empty();
    }
    Speaker speaker = new Speaker(shelf, state, language);
    List<String> people = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      if (!state.chair(seat).isOpen()) {
        people.add(speaker.game().name(Ref.seat(seat)));
      }
    }
    return Optional.of(told(state, speaker, -1, "", people, from));
  }

  private static Told of(Shelf shelf, TableState state, int seat, Language language) {
    Speaker speaker = new Speaker(shelf, state, language);
    List<String> others = new ArrayList<>();
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        others.add(speaker.game().name(Ref.seat(other)));
      }
    }
    return told(state, speaker, seat, speaker.seat(seat), others, null);
  }

  private static Told told(
      TableState state,
      Speaker speaker,
      int seat,
      String name,
      List<String> others,
      @Nullable String from) {
    String game = state.header().game();
    String title = speaker.game().has("game.name") ? speaker.game().say("game.name") : game;
    return new Told(state.id(), game, title, seat, name, others, from);
  }
}
