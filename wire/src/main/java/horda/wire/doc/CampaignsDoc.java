package horda.wire.doc;

import horda.engine.Written;
import java.util.List;
import java.util.SortedMap;

/// The campaigns that came with a game.
///
/// @param chapters how many it has
public record CampaignsDoc(List<CampaignTitle> campaigns) implements Written, CampaignsDocWritten {
  public record CampaignTitle(String name, String title, String story, int chapters) {}

  /// Options with which the next chapter's table is made.
  public record SetOut(SortedMap<String, String> options)
      implements Written, CampaignsDocSetOutWritten {}
}
