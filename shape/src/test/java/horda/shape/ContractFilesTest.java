package horda.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The shape of a document, for the page and for others.
class ContractFilesTest {
  @TempDir Path folder;

  private Compiled message() {
    return Compiled.of(
        folder,
        """
        package toy;
        import horda.engine.*;
        import horda.engine.shape.*;
        import java.util.*;
        /// What happened.
        ///
        /// @param day counted from 1, see {@link Card#id}
        public record Message(
          int day, Mood mood, @Zone String zone, @OneOf({"a", "b"}) List<String> letters,
          @OneOf(value = "", of = Mood.class) String other, Ref ref, @Nullable Card card,
          List<@Nullable Card> slots, Map<String, Integer> box, @LeftOut @Nullable String note)
          implements Written {
          @Override public void write(Pen pen) { MessageWriter.write(this, pen); }
          public enum Mood { CALM, VERY_TENSE }
          @OneOf({"main", "market"}) @interface Zone {}
          /** A card; {@code id} is "printed". */
          public record Card(String id) {}
        }
        """);
  }

  @Test
  void typesForThePage() {
    Compiled compiled = message();

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(compiled.file("contract/Message.ts"))
        .isEqualTo(
            """
            /** Made from the Java records by `./horda contract --write`. */

            export type Mood = "calm" | "very-tense";

            export type Zone = "main" | "market";

            /** What happened. */
            export interface Message {
              /** Counted from 1, see `Card.id`. */
              day: number;
              mood: Mood;
              zone: Zone;
              letters: ("a" | "b")[];
              other: Mood | "";
              ref: string;
              card: Card | null;
              slots: (Card | null)[];
              box: Record<string, number>;
              note?: string;
            }

            /** A card; `id` is "printed". */
            export interface Card {
              id: string;
            }
            """);
  }

  @Test
  void aSchemaForOthers() {
    Compiled compiled = message();

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(compiled.file("contract/Message.schema.json"))
        .isEqualTo(
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$ref": "#/$defs/Message",
              "$defs": {
                "Message": {
                  "description": "What happened.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["day", "mood", "zone", "letters", "other", "ref", "card", "slots", "box"],
                  "properties": {
                    "day": {"type": "integer", "description": "counted from 1, see `Card.id`"},
                    "mood": {"enum": ["calm", "very-tense"]},
                    "zone": {"enum": ["main", "market"]},
                    "letters": {"type": "array", "items": {"enum": ["a", "b"]}},
                    "other": {"enum": ["calm", "very-tense", ""]},
                    "ref": {"type": "string", "pattern": "^[a-z-]+:-?[0-9]+$"},
                    "card": {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]},
                    "slots": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]}},
                    "box": {"type": "object", "additionalProperties": {"type": "integer"}},
                    "note": {"type": "string"}
                  }
                },
                "Card": {
                  "description": "A card; `id` is \\"printed\\".",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["id"],
                  "properties": {
                    "id": {"type": "string"}
                  }
                }
              }
            }
            """);
  }

  @Test
  void anIndexNamesAllDocumentsOfAModule() {
    Compiled compiled = Compiled.of(folder, plain("Second"), plain("First"), plain("Third"));

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(compiled.file("contract/index.txt")).isEqualTo("First\nSecond\nThird\n");
  }

  @Test
  void twoDocumentsOfAModuleHaveTwoNames() {
    Compiled compiled =
        Compiled.of(folder, plain("Twin"), plain("Twin").replace("package toy", "package other"));

    assertThat(compiled.errorsWithLines()).contains("2: two documents are called Twin; rename one");
  }

  private static String plain(String name) {
    return """
        package toy;
        public record %1$s(int n) implements horda.engine.Written {
          @Override public void write(horda.engine.Pen pen) { %1$sWriter.write(this, pen); }
        }
        """
        .formatted(name);
  }

  private Compiled messages() {
    return Compiled.of(
        folder,
        """
        package toy;
        import horda.engine.*;
        import horda.engine.shape.*;
        import java.util.*;
        public sealed interface FromHouse extends Written {
          record Whole(@OneOf("whole") String s, Table table) implements FromHouse, FromHouseWholeWritten {}
          record Change(@OneOf("change") String s, @WrittenAs(Step[].class) Written steps)
              implements FromHouse, FromHouseChangeWritten {}
          record Table(List<Integer> seats) {}
          record Step(String place, @LeftOut @Nullable Written value) {}
        }
        """);
  }

  @Test
  void messagesThatCanStandInOnePlaceHaveOneFile() {
    Compiled compiled = messages();

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(compiled.file("contract/index.txt")).isEqualTo("FromHouse\n");
    assertThat(compiled.file("contract/FromHouse.ts"))
        .contains("export type FromHouse = Whole | Change;", "steps: Step[];");
    assertThat(compiled.file("contract/FromHouse.schema.json"))
        .contains("\"FromHouse\": {\"anyOf\": [{\"$ref\": \"#/$defs/Whole\"}");
  }

  @Test
  void aPartThatIsADocumentItselfIsImported() {
    Compiled compiled =
        Compiled.of(
            folder,
            """
            package toy;
            import horda.engine.*;
            import java.util.*;
            public record Whole(Table table, List<Table.Chair> chairs) implements WholeWritten {
              public record Table(List<Chair> chairs) implements WholeTableWritten {
                public record Chair(int seat) {}
              }
            }
            """);

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(compiled.file("contract/Whole.ts"))
        .isEqualTo(
            """
            /** Made from the Java records by `./horda contract --write`. */
            import type { Chair, Table } from "./WholeTable";

            export interface Whole {
              table: Table;
              chairs: Chair[];
            }
            """);
    assertThat(compiled.file("contract/Whole.schema.json")).contains("\"Chair\": {");
  }

  @Test
  void whereAnyMessageOfAKindCanStandTheTypeIsTheirUnion() {
    Compiled compiled =
        Compiled.of(
            folder,
            """
            package toy;
            import horda.engine.*;
            import java.util.*;
            public record Film(List<Frame> frames) implements FilmWritten {
              public sealed interface Frame extends Written {
                record First(int n) implements Frame, FilmFrameFirstWritten {}
                record Later(Part part) implements Frame, FilmFrameLaterWritten {}
                record Part(int n) {}
              }
            }
            """);

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(compiled.file("contract/index.txt")).isEqualTo("Film\nFilmFrame\n");
    assertThat(compiled.file("contract/Film.ts"))
        .isEqualTo(
            """
            /** Made from the Java records by `./horda contract --write`. */
            import type { FilmFrame } from "./FilmFrame";

            export interface Film {
              frames: FilmFrame[];
            }
            """);
    assertThat(compiled.file("contract/FilmFrame.ts"))
        .contains("export type FilmFrame = First | Later;");
    assertThat(compiled.file("contract/Film.schema.json"))
        .contains(
            "\"items\": {\"anyOf\": [{\"$ref\": \"#/$defs/First\"}, {\"$ref\":"
                + " \"#/$defs/Later\"}]}");
  }
}
