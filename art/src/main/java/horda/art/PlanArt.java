package horda.art;

import horda.engine.Data;
import horda.engine.Nullable;
import java.util.List;

/// Shows the plans that people make for one game, such as missions. Found as a service.
public interface PlanArt {
  /// Names of the plans that came with the game.
  List<String> names();

  /// One of them.
  Data shipped(String name);

  /// Reads a plan.
  ///
  /// @param speech says what drawings say, such as the legend
  Sheet read(Data plan, Speech speech);

  /// A plan that was read.
  ///
  /// @param faults sentences, none if the plan can be played
  /// @param picture the plan as far as it could be read; null if too much is wrong to draw it
  record Sheet(List<String> faults, @Nullable Picture picture) {
    public Sheet {
      faults = List.copyOf(faults);
    }
  }

  interface Picture {
    String title();

    /// The map, and what the plan asks for.
    List<String> lines();

    String svg();
  }
}
