package horda.engine.campaign;

import horda.engine.Data;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.Workshop;
import java.util.List;
import java.util.SortedMap;

/// The campaigns of a game: what is carried over, and how a table begins with it.
public interface Campaigns<S extends State> {
  /// Names of the campaigns that came with the game.
  List<String> names();

  /// The file of one of them; refuses (`no-plan`) an unknown name.
  Data plan(String name);

  /// All that is wrong with a campaign's file.
  List<Workshop.Flaw> check(Data plan);

  /// The campaign of a file; refuses (`campaign`) one that is not sound.
  Campaign read(Data plan);

  /// How things stand after all that was played; refuses (`run`) what does not fit together.
  Camp camp(Campaign campaign, Run run);

  /// The options of the table for the next chapter; refuses (`party`) people who cannot go.
  ///
  /// @param party who goes, in their order, each with what they take along
  SortedMap<String, String> setOut(Campaign campaign, Run run, List<Traveller> party);

  /// What somebody is called whom the host made up; empty for those that the game's texts name.
  String name(Run run, String who);

  /// What a finished table of the run has brought; refuses (`run`) any other table.
  ///
  /// @param table the table's id
  Leg comeBack(Campaign campaign, Run run, String table, Setup setup, S end);
}
