package horda.server.http;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.Creation;
import horda.server.table.Colours;
import horda.server.table.Command;
import horda.server.table.Inquiry;
import horda.server.table.Reactions;
import horda.wire.Form;
import horda.wire.Json;
import horda.wire.Plain;
import horda.wire.Texts;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// Reads what clients send.
public final class Commands {
  private static final int LONGEST_ID = 64;
  private static final int LONGEST_TOKEN = 64;
  private static final int MOST_SEATS = 30;

  private Commands() {}

  public static Form form(String text) {
    try {
      return form(Json.parse(text));
    } catch (Json.Unreadable e) {
      throw new Refusal("json", "", String.valueOf(e.getMessage()));
    }
  }

  private static Form form(JsonNode node) {
    return Form.of(
        node,
        "the message",
        (field, why) -> new Refusal("form", "", "'" + Json.clip(field) + "' " + why + "."));
  }

  /// The command of that word. Refuses (`command`) an unknown word.
  static Command read(String word, Form form, Supplier<Texts> texts) {
    String id = id(form);
    return switch (word) {
      case "answer" ->
          new Command.Answer(
              id, seat(form), form.whole("turn", 0, Integer.MAX_VALUE), form.text("option"));
      case "undo" -> new Command.Undo(id, seat(form));
      case "order" -> new Command.Order(id, seat(form), form.whole("order", 0, Short.MAX_VALUE));
      case "order-add" ->
          new Command.AddOrder(id, seat(form), form.whole("order", 1, Short.MAX_VALUE));
      case "order-end" ->
          new Command.EndOrder(id, seat(form), form.whole("order", 1, Short.MAX_VALUE));
      case "hold" -> new Command.Hold(id, seat(form), !form.has("on") || form.flag("on"));
      case "say" -> new Command.Say(id, seat(form), form.text("text"));
      case "phrase" -> new Command.Phrase(id, seat(form), phrase(form, texts.get()));
      case "name" ->
          new Command.Name(
              id,
              seat(form),
              Plain.name(form.text("name")),
              Colours.parse(form.text("colour", "")));
      case "stand-in" -> new Command.StandIn(id, seat(form), optional(form, "bot"));
      case "commit" -> new Command.Commit(id, seat(form), Creation.number(form, "hash"));
      case "reveal" -> new Command.Reveal(id, seat(form), Creation.number(form, "value"));
      case "start" -> new Command.Start(id, optional(form, "fill"));
      case "open" -> new Command.Open(id, seat(form));
      case "remove" -> new Command.Remove(id, seat(form));
      case "halt" -> new Command.Halt(id, !form.has("on") || form.flag("on"));
      case "host" -> new Command.Host(id, seat(form));
      case "react" -> new Command.React(id, seat(form), Reactions.parse(form.text("reaction")));
      case "close" -> new Command.Close(id);
      case "rematch" -> new Command.Rematch(id, form.has("swap") && form.flag("swap"));
      default -> throw new Refusal("command", "", "There is no command '" + Json.clip(word) + "'.");
    };
  }

  static Inquiry inquiry(Form form) {
    return new Inquiry(
        id(form), seat(form), form.whole("turn", 0, Integer.MAX_VALUE), form.text("option"));
  }

  private static String phrase(Form form, Texts texts) {
    String phrase = form.text("phrase");
    if (!texts.has("phrase." + phrase)) {
      throw new Refusal("phrase", "", "There is no ready-made sentence of that name.");
    }
    return phrase;
  }

  static String id(Form form) {
    String id = form.text("id");
    if (id.isEmpty() || id.length() > LONGEST_ID) {
      throw form.wrong("id", "must have 1 to " + LONGEST_ID + " characters");
    }
    return id;
  }

  static String token(Form form, String token) {
    if (token.length() > LONGEST_TOKEN) {
      throw form.wrong("token", "is too long");
    }
    return token;
  }

  static int seat(Form form) {
    return form.whole("seat", -1, MOST_SEATS);
  }

  private static @Nullable String optional(Form form, String field) {
    return !form.has(field) || form.node(field).isNull() ? null : form.text(field);
  }
}
