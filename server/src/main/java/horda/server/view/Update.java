package horda.server.view;

/// The fields of an update, for those who want it in one patch and for those who want each moment.
record Update(String atOnce, String inFrames) {
  static final Update NOTHING = new Update("", "");

  boolean isEmpty() {
    return atOnce.isEmpty();
  }
}
