package horda.engine.campaign;

import java.util.List;

/// How things stand between two chapters.
///
/// @param stop the next chapter, or the end
/// @param people everybody who can go, and those who are dead
/// @param stores what nobody carries
public record Camp(Milestone stop, List<Traveller> people, List<String> stores) {
  public Camp {
    people = List.copyOf(people);
    stores = List.copyOf(stores);
  }
}
