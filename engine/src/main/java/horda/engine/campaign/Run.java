package horda.engine.campaign;

import horda.engine.Frozen;
import horda.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// A campaign that is being played: all that was chosen, and what came of it. Everything else
/// follows from this.
///
/// @param id tells its tables from those of other runs
/// @param options of all its tables, such as how hard they are
public record Run(String id, SortedMap<String, String> options, List<Leg> legs) {
  public Run {
    options = Frozen.of(options);
    legs = List.copyOf(legs);
  }

  /// With one chapter more.
  public Run and(Leg leg) {
    List<Leg> all = new ArrayList<>(legs);
    all.add(leg);
    return new Run(id, options, all);
  }

  /// Where the way through the chapters has led. Refuses (`run`) what this campaign does not tell.
  public Milestone stop(Campaign campaign) {
    Milestone at = campaign.chapters().getFirst();
    for (Leg leg : legs) {
      if (!(at instanceof Chapter chapter) || !chapter.id().equals(leg.chapter())) {
        throw new Refusal(
            "run", "", "What was played does not fit this campaign: it has changed since.");
      }
      at = campaign.known(chapter.branch(leg.won()).to());
    }
    return at;
  }
}
