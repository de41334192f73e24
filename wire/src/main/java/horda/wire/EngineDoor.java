package horda.wire;

import horda.engine.BadState;
import horda.engine.Data;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.Written;
import horda.wire.doc.EngineReply;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.JsonNode;

/// The engine's door for programs: one JSON object a line in, one out. Reads and writes nothing by
/// itself. Whatever comes in, a line that is refused changes nothing. One door holds one game and
/// serves one caller at a time.
public final class EngineDoor {
  /// A longer line is refused, so a reader of lines need not keep more.
  public static final int LONGEST_LINE = Json.MOST_CHARS;

  private static final int LONGEST_ERROR = 500;

  private final Shelf shelf;
  private final Language standard;
  private @Nullable SeatedMatch table;
  private boolean closed;

  /// What a refused line is called, and by which rule.
  private record Failure(String code, String rule, String sentence) {}

  public EngineDoor(Shelf shelf) {
    this(shelf, Language.EN);
  }

  /// `standard` is the language of lines that name none.
  public EngineDoor(Shelf shelf, Language standard) {
    this.shelf = shelf;
    this.standard = standard;
  }

  /// Whether `quit` was said.
  public boolean isClosed() {
    return closed;
  }

  /// Answers one line with one line, without its end.
  public String line(String in) {
    Written id = null;
    Language language = standard;
    try {
      Form form = Form.of(Json.parse(in), "line", EngineDoor::complaint);
      id = id(form);
      language = form.has("lang") ? Language.parse(form.text("lang")) : standard;
      Reply reply = new DoorCommands(shelf, table, language, id).run(form);
      form.end();
      String out = TextPen.of(reply.body());
      // Only now, when nothing can fail any more, does the line change anything.
      table = reply.table();
      closed |= reply.last();
      return out;
    } catch (RuntimeException | StackOverflowError fault) {
      return TextPen.of(told(id, trouble(fault, language)));
    }
  }

  private static Refusal complaint(String field, String why) {
    return new Refusal("line", "", "'" + field + "' " + why + ".");
  }

  /// Programs that send several lines at once tell the answers apart by it.
  private static @Nullable Written id(Form form) {
    if (!form.has("id")) {
      return null;
    }
    JsonNode id = form.node("id");
    boolean shortText = id.isString() && id.stringValue().length() <= 100;
    if (!shortText && !id.isIntegralNumber()) {
      throw complaint("id", "must be a whole number or a short text");
    }
    return new Tree(id);
  }

  private static EngineReply told(@Nullable Written id, Failure trouble) {
    String sentence = trouble.sentence();
    if (sentence.length() > LONGEST_ERROR) {
      sentence = sentence.substring(0, LONGEST_ERROR) + "…";
    }
    return new EngineReply.Refused(id, false, sentence, trouble.code(), trouble.rule());
  }

  private static Failure trouble(Throwable fault, Language language) {
    return switch (fault) {
      case Json.Unreadable e -> new Failure("json", "", e.getMessage() + "");
      case Refusal e -> new Failure(e.code(), e.rule(), sentence(e, language));
      case BadState e -> new Failure("state", "", "The state is refused. " + e.getMessage() + ".");
      case Data.Fault e -> new Failure("content", "", e.getMessage() + "");
      default -> internal(fault);
    };
  }

  private static String sentence(Refusal refusal, Language language) {
    return Texts.kernel(language).refusal(refusal);
  }

  private static Failure internal(Throwable fault) {
    Logger.getLogger(EngineDoor.class.getName()).log(Level.SEVERE, "a rule failed", fault);
    return new Failure(
        "internal",
        "",
        "A rule failed (%s); nothing was changed. Please report it with the state and this line."
            .formatted(fault.getClass().getSimpleName()));
  }
}
