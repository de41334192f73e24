package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What may be given as the name of a database.
class StoresTest {
  @Test
  void aLinkIsTakenApart() {
    PostgresAddress address =
        PostgresAddress.of("postgres://an%40na:p%2Fw+%3A1@db.example:6543/horda?sslmode=disable");

    assertThat(address.jdbc()).isEqualTo("jdbc:postgresql://db.example:6543/horda?sslmode=disable");
    assertThat(address.user()).isEqualTo("an@na");
    assertThat(address.password()).isEqualTo("p/w+:1");
    assertThat(address.where()).isEqualTo("db.example:6543/horda");
  }

  @Test
  void theDriversOwnFormIsTakenAsItIs() {
    String url = "jdbc:postgresql://db.example:6543/horda?user=ana&password=secret";
    PostgresAddress address = PostgresAddress.of(url);

    assertThat(address.jdbc()).isEqualTo(url);
    assertThat(address.user()).isEqualTo("ana");
    assertThat(address.where()).contains("db.example").contains("horda").doesNotContain("secret");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "mysql://me:secret@host/db",
        "jdbc:h2:mem:secret",
        "postgres://",
        "postgres://me:secret@host",
        "postgres://me:secret@/db",
        "postgres://me:sec ret@host/db"
      })
  void whatIsNoDatabaseIsRefusedWithoutRepeatingIt(String word) {
    assertThatThrownBy(() -> Stores.open(word))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code()).isEqualTo("database"))
        .hasMessageContaining("postgres://user:password@host/name")
        .hasMessageNotContaining("sec");
  }
}
