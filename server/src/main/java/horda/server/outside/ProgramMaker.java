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
import horda.wire.TreePen;
import horda.wire.ViewJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

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
    return position -> position.choice(choice(position, program.ask(question(position, table))));
  }

  private <S extends State> ObjectNode question(Position<S> position, String table) {
    String game = position.game().id();
    Texts texts = shelf.texts(game, Language.EN);
    ObjectNode line = Json.object().put("cmd", "choose").put("table", table).put("game", game);
    line.put("seat", position.seat()).put("seats", position.seats());
    line.put("question", position.question()).put("prompt", texts.say(position.prompt()));
    line.set("view", ViewJson.of(position.view()));
    ArrayNode choices = line.putArray("choices");
    for (int i = 0; i < position.size(); i++) {
      choices
          .addObject()
          .put("choice", i)
          .setAll(TreePen.of(SeatParts.choice(position.option(i), texts)));
    }
    return line.put("millis", program.millis());
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
