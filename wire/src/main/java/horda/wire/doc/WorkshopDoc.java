package horda.wire.doc;

import horda.engine.View;
import java.util.List;

/// What plans of a game are made of.
///
/// @param plans those that came with the game
/// @param bench the game's own: pieces, words, limits
public record WorkshopDoc(List<PlanTitle> plans, View bench) implements WorkshopDocWritten {
  public record PlanTitle(String name, String title) {}
}
