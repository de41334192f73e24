package horda.server.outside;

import horda.bots.Bot;
import horda.bots.Position;
import horda.engine.Game;
import horda.engine.State;
import horda.server.table.BotFailure;
import horda.server.table.Outsider;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.SeatParts;
import horda.wire.Shelf;
import horda.wire.Texts;
import horda.wire.doc.ToProgram.Choose;
import horda.wire.doc.ToProgram.NumberedChoice;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// A program as a bot like any other. It is told what a [Position] holds: its seat's view and its
/// choices.
public final class ProgramMaker implements Outsider {
  private final Program program;
  private final Shelf shelf;

  public ProgramMaker(Program program, Shelf shelf) {
    this.program = program;
    this.shelf = shelf;
  }

  @Override
  public String name() {
    return program.name();
  }

  @Override
  public boolean plays(Game<?> game) {
    return program.games().isEmpty() || program.games().contains(game.id());
  }

  @Override
  public <S extends State> Bot<S> bot(Game<S> game, int seat, String table) {
    return position -> {
      Choose question = question(position, table);
      return position.choice(choice(position, program.ask(question::numbered)));
    };
  }

  private <S extends State> Choose question(Position<S> position, String table) {
    String game = position.game().id();
    Texts texts = shelf.texts(game, Language.EN);
    return new Choose(
        "choose",
        0,
        table,
        game,
        position.seat(),
        position.seats(),
        position.question(),
        texts.say(position.prompt()),
        position.view(),
        IntStream.range(0, position.size())
            .mapToObj(i -> NumberedChoice.of(i, SeatParts.choice(position.option(i), texts)))
            .toList(),
        program.millis());
  }

  private static int choice(Position<?> position, JsonNode said) {
    if (!said.path("choice").isInt()) {
      throw new BotFailure(BotFailure.RUBBISH, "it chose nothing: " + Json.clip(Json.line(said)));
    }
    int choice = said.path("choice").intValue();
    if (choice < 0 || choice >= position.size()) {
      throw new BotFailure(
          BotFailure.ILLEGAL, "it chose " + choice + " of " + position.size() + " choices");
    }
    return choice;
  }
}
