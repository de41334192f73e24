package horda.ruemorgue.state;

/// A step that waits with an Equipment card that lies nowhere else meanwhile.
public interface HoldsCard {
  int card();
}
