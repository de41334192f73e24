package horda.ruemorgue.mission;

import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import java.util.List;

/// A rule that holds in one mission; it overrides the rule book (RMO-SETUP-23).
public sealed interface Special {
  /// Where in the file it stands.
  String where();

  /// Among the survivors each of these skills must be found, on different people (RMO-MIS-04).
  record TeamNeeds(String where, List<Skill> skills) implements Special {
    public TeamNeeds {
      skills = List.copyOf(skills);
    }
  }

  /// The exit can be used only after that goal, counted from 1.
  record ExitOpens(String where, int afterGoal) implements Special {}

  /// Such Objectives are carried: no slot, can be traded, stay where their carrier dies; putting
  /// one down costs an action.
  record Carry(String where, Which which) implements Special {}

  /// A carrier moves one zone per Move Action, whatever the skills.
  record CarriersWalk(String where) implements Special {}

  /// Each delivery draws `cards` cards for every active red Spawn Zone.
  record DeliverySpawns(String where, int cards) implements Special {}

  /// A sleeping Spawn Zone wakes with that delivery.
  record SpawnWakes(String where, Colour colour, int deliveries) implements Special {}

  /// Zombies set up in these rooms stay there until a door of the room is open.
  record Penned(String where, List<Integer> zones) implements Special {
    public Penned {
      zones = List.copyOf(zones);
    }
  }

  /// The Event triggers of these tiles bring cards to these rooms alone (RMO-TRIG-11).
  record TriggerFills(String where, int tiles, List<Integer> zones) implements Special {
    public TriggerFills {
      zones = List.copyOf(zones);
    }
  }

  /// The Event triggers of these tiles also bring a zombie to a zone (RMO-TRIG-11).
  record TriggerBrings(String where, int tiles, ZombieKind zombie, int at) implements Special {}

  /// One spawn die more for every `every` Objectives taken.
  record ObjectivesAddDice(String where, int every) implements Special {}

  /// The last Objective brings a zombie to the Spawn Zone with that locator (RMO-ABOM-02).
  record LastObjectiveBrings(String where, ZombieKind zombie, int locator) implements Special {}

  /// Bed cards also fill the beds of tiles whose Event trigger has been used.
  record BedsOfUsedTriggers(String where) implements Special {}

  /// What kills everybody in a Spawn Zone removes it; its locators go to the next one clockwise,
  /// and when none is left no dice are rolled.
  record FireRemovesSpawns(String where) implements Special {}

  /// Whoever takes an Objective may take one of these cards from the deck or its discard pile.
  record ObjectiveGives(String where, List<String> cards) implements Special {
    public ObjectiveGives {
      cards = List.copyOf(cards);
    }
  }

  /// Competitive: a team's first take-off gives its pilot experience.
  record TakeOffXp(String where, int xp) implements Special {}

  /// One spawn step comes before the first round.
  record SpawnFirst(String where) implements Special {}

  /// An action in one of these Spawn Zones without zombies removes it; locators pass clockwise.
  record ActionRemovesSpawn(String where, List<Integer> zones) implements Special {
    public ActionRemovesSpawn {
      zones = List.copyOf(zones);
    }
  }

  /// After the Objective of a colour an action in a zone without zombies closes a door for good.
  record ActionShuts(String where, int door, int from, Colour after) implements Special {}

  /// When the Objective of a colour is taken so many dice are rolled: roofs fall in rooms with
  /// those marks; all in them die, and nobody enters or looks through again.
  record RoofFalls(String where, Colour after, int dice) implements Special {}

  /// After all Objectives, actions in a zone add Noise that stays; so much of it shuts a door.
  record NoiseShuts(String where, int at, int door, int tokens) implements Special {}
}
