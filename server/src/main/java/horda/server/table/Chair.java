package horda.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/// A place at the table and who sits there.
///
/// @param name what they called themselves; may be blank
/// @param bot which bot it is, for a bot's chair
/// @param key hash of the token of whoever may play here
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Chair(
    Kind kind, String name, String colour, @Nullable String bot, @Nullable String key) {
  /// Who sits here.
  public enum Kind {
    PERSON,
    BOT,
    OPEN
  }

  public static Chair person(String name, String colour, String key) {
    return new Chair(Kind.PERSON, name, colour, null, key);
  }

  public static Chair bot(String name, String colour, String bot) {
    return new Chair(Kind.BOT, name, colour, bot, null);
  }

  public static Chair open(String colour) {
    return new Chair(Kind.OPEN, "", colour, null, null);
  }

  Chair named(String other, String colour) {
    return new Chair(kind, other, colour, bot, key);
  }

  public boolean isPerson() {
    return kind == Kind.PERSON;
  }

  public boolean isOpen() {
    return kind == Kind.OPEN;
  }
}
