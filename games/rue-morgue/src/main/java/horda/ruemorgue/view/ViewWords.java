package horda.ruemorgue.view;

import horda.engine.Known;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Colour;
import java.util.Arrays;

/// Words that every view is full of, made once: views are built after every answer.
final class ViewWords {
  private static final String[] SKILLS = ids(Skill.values());
  private static final String[] LEVELS = ids(Level.values());
  private static final String[] COLOURS = ids(Colour.values());
  private static final String[] ZONES = refs("zone:");
  private static final String[] CARDS = refs("card:");
  private static final String[] GRANTS = refs("grant:");
  private static final String[] SURVIVORS = refs("survivor:");

  private ViewWords() {}

  private static String[] ids(Enum<?>[] all) {
    return Arrays.stream(all).map(Known::id).toArray(String[]::new);
  }

  private static String[] refs(String prefix) {
    String[] refs = new String[256];
    Arrays.setAll(refs, i -> prefix + i);
    return refs;
  }

  static String of(Skill skill) {
    return SKILLS[skill.ordinal()];
  }

  static String of(Level level) {
    return LEVELS[level.ordinal()];
  }

  static String of(Colour colour) {
    return COLOURS[colour.ordinal()];
  }

  static String zone(int zone) {
    return ZONES[zone];
  }

  static String card(int card) {
    return CARDS[card];
  }

  static String grant(int grant) {
    return GRANTS[grant];
  }

  static String survivor(int character) {
    return SURVIVORS[character];
  }
}
