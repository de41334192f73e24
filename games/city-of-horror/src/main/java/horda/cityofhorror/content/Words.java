package horda.cityofhorror.content;

import horda.engine.Data;
import java.util.Locale;

/** Words of the data files for constants of the code: {@code KILL_HALF} is {@code kill-half}. */
public final class Words {
  private Words() {}

  public static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static <E extends Enum<E>> E read(Data data, E[] all) {
    StringBuilder known = new StringBuilder();
    for (E constant : all) {
      if (id(constant).equals(data.text())) {
        return constant;
      }
      known.append(known.isEmpty() ? "" : ", ").append(id(constant));
    }
    throw new Data.Fault(data, "'" + data.text() + "' is none of " + known);
  }
}
