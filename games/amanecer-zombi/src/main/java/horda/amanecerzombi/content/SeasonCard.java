package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;

/// A season card: what holds for one round (AMZ-ROUND-05).
public final class SeasonCard {
  private static final Known WORDS =
      Known.of("word of a season card", "id", "season", "effects", "provenance");
  private final String id;
  private final Season season;
  private final byte[] amounts = new byte[SeasonEffect.ALL.length];
  private final @Nullable SeasonEffect onReveal;
  private final String provenance;

  SeasonCard(Data row) {
    WORDS.check(row);
    id = row.at("id").text();
    season = Known.constant(row.at("season"), Season.values());
    SeasonEffect first = null;
    for (SeasonEffect effect : Amounts.read(row.at("effects"), SeasonEffect.ALL, amounts)) {
      first = effect.onReveal() ? effect : first;
    }
    onReveal = first;
    provenance = Provenance.of(row);
  }

  public String id() {
    return id;
  }

  public Season season() {
    return season;
  }

  /// How much of that effect the card has; 0 for none.
  public int amount(SeasonEffect effect) {
    return amounts[effect.ordinal()];
  }

  /// What each player does when the card is revealed; null for nothing.
  public @Nullable SeasonEffect onReveal() {
    return onReveal;
  }

  public String provenance() {
    return provenance;
  }
}
