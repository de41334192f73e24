package horda.server.view;

import horda.engine.Event;
import horda.engine.Greyed;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.server.ServerTexts;
import horda.server.table.Chair;
import horda.server.table.TableState;
import horda.wire.EventJson;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.TextPen;
import horda.wire.Texts;
import java.util.IdentityHashMap;
import java.util.Map;

/// Words for one table in one language: the game's and the house's, with the names of the seats.
public final class Speaker {
  private final Texts game;
  private final Texts house;

  /// What has been told already: the same for all who hear it in this language.
  private final Map<Event, String> told = new IdentityHashMap<>();

  public Speaker(Shelf shelf, TableState state, Language language) {
    Texts spoken = shelf.texts(state.header().game(), language);
    Texts plain = state.started() ? spoken.at(state.match()) : spoken;
    house = ServerTexts.in(language).seated(seat -> name(state, plain, seat));
    game = plain.seated(seat -> name(state, plain, seat));
  }

  private static String name(TableState state, Texts texts, int seat) {
    if (seat < 0 || seat >= state.seats()) {
      return texts.name(Ref.seat(seat));
    }
    Chair chair = state.chair(seat);
    if (!chair.name().isBlank()) {
      return chair.name();
    }
    return chair.kind() == Chair.Kind.BOT ? "Bot " + (seat + 1) : texts.name(Ref.seat(seat));
  }

  public Texts game() {
    return game;
  }

  public Texts house() {
    return house;
  }

  public String seat(int seat) {
    return game.name(Ref.seat(seat));
  }

  /// An event as JSON.
  String told(Event event) {
    return told.computeIfAbsent(event, one -> TextPen.of(EventJson.told(one, game)));
  }

  /// Why something was refused. Of what is greyed the reason is known, and says more than a code.
  public String refusal(Refusal refusal, TableState state, int seat) {
    if (state.started() && seat >= 0 && seat < state.seats()) {
      for (Greyed.Reason reason : state.match().greyed(seat)) {
        if (refusal.code().equals(reason.why().key())) {
          return game.say(reason.why());
        }
      }
    }
    return game.has("refusal." + refusal.code()) ? game.refusal(refusal) : house.refusal(refusal);
  }
}
