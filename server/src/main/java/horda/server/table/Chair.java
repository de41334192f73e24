package horda.server.table;

import horda.engine.Nullable;
import java.util.List;

/// A place at the table and who sits there.
///
/// @param name what they called themselves; may be blank
/// @param bot which bot it is, for a bot's chair
/// @param key hash of the token of whoever may play here; of a bot with an account, its name there
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

  /// A bot that comes in by the door, with an account of that name.
  public static Chair account(String name, String colour, String account) {
    return new Chair(Kind.BOT, name.isBlank() ? account : name, colour, account, key(account));
  }

  /// What opens the seats of an account. Never the hash of a token: those have no colon.
  public static String key(String account) {
    return "account:" + account;
  }

  public static Chair open(String colour) {
    return new Chair(Kind.OPEN, "", colour, null, null);
  }

  /// What they are called, for [horda.wire.Likeness].
  public static List<String> names(List<Chair> chairs) {
    return chairs.stream().map(Chair::name).toList();
  }

  Chair named(String other, String colour) {
    return new Chair(kind, other, colour, bot, key);
  }

  /// Somebody sits here, or may come to.
  public boolean isPeoples() {
    return kind != Kind.BOT;
  }

  public boolean isPerson() {
    return kind == Kind.PERSON;
  }

  public boolean isAccount() {
    return kind == Kind.BOT && key != null;
  }

  public boolean isOpen() {
    return kind == Kind.OPEN;
  }
}
