package horda.app.contract;

import static org.assertj.core.api.Assertions.assertThat;

import horda.app.Ran;
import horda.app.SourceTree;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The contract in the source tree is the one of the code.
class ContractTest {
  private static final Contract CONTRACT = Contract.of(Shelf.standard());

  @Test
  void theSourceTreeHoldsWhatTheCodeSays() {
    assertThat(CONTRACT.drift(SourceTree.root()))
        .as("files that differ from the code; run ./horda contract --write")
        .isEmpty();
  }

  @Test
  void theCommandComparesAndWritesNothing() {
    Ran ran = Ran.of("contract", "--lang", "en");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .isEqualToIgnoringNewLines(CONTRACT.files().size() + " files, as the code has them.");
  }

  @Test
  void everyGameHasTypesOfItsEvents() {
    for (String id : Shelf.standard().ids()) {
      assertThat(CONTRACT.files()).containsKey(Contract.TYPES.resolve(id + ".events.ts"));
    }
  }

  @Test
  void whatIsMissingChangedOrLeftOverIsFoundAndPutRight(@TempDir Path home) throws IOException {
    CONTRACT.write(home);
    assertThat(CONTRACT.drift(home)).isEmpty();
    Path missing = Contract.TYPES.resolve("CardsView.ts");
    Path changed = Contract.SCHEMAS.resolve("CityView.schema.json");
    Path leftOver = Contract.TYPES.resolve("OldView.ts");
    Files.delete(home.resolve(missing));
    Files.writeString(home.resolve(changed), "{}");
    Files.writeString(home.resolve(leftOver), "export interface OldView {}");

    assertThat(CONTRACT.drift(home)).containsExactlyInAnyOrder(missing, changed, leftOver);

    CONTRACT.write(home);
    assertThat(CONTRACT.drift(home)).isEmpty();
    assertThat(home.resolve(leftOver)).doesNotExist();
  }
}
