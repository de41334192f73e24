package horda.engine;

/// Visits all fields and changes none; a test overrides what it wants to change.
class FieldsThatKeep implements Fields {
  @Override
  public int num(String name, int value, int min, int max) {
    return value;
  }

  @Override
  public long big(String name, long value) {
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    return value;
  }

  @Override
  public int word(String name, int value, String... words) {
    return value;
  }

  @Override
  public void nums(String name, byte[] values, int min, int max) {}

  @Override
  public void nums(String name, short[] values, int min, int max) {}

  @Override
  public void nums(String name, int[] values, int min, int max) {}

  @Override
  public long[] list(String name, long[] values) {
    return values;
  }

  @Override
  public void zones(String name, Zones zones) {}

  @Override
  public void agenda(String name, Agenda agenda) {}
}
