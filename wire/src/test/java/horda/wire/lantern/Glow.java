package horda.wire.lantern;

import horda.engine.Happening;
import horda.engine.Ref;
import java.util.List;

enum Glow implements Happening {
  DREW("drew", "LAN-TURN-01", Ref.SEAT),
  SAW("saw", "LAN-TURN-01", "card"),
  SCORED("scored", "LAN-BID-01", Ref.SEAT, Ref.NUMBER);

  private final String key;
  private final String rule;
  private final List<String> kinds;

  Glow(String key, String rule, String... kinds) {
    this.key = key;
    this.rule = rule;
    this.kinds = List.of(kinds);
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public String rule() {
    return rule;
  }

  @Override
  public List<String> kinds() {
    return kinds;
  }
}
