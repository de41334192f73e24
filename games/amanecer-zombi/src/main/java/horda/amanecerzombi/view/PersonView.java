package horda.amanecerzombi.view;

import java.util.List;

/// A living Character.
///
/// @param ref character:7
/// @param load load spaces; `used` of them are taken
/// @param damages Damage cards by id; `plain` for a marker without a card
/// @param skillRefs skill:4, in the order of `skills`; `damageRefs` in that of the Damage cards
/// @param fatal the Damage that kills: 4, or 5 with Toughness
/// @param lifeOrDeath the worst number on it, 0 for none
/// @param weapon object:12 chosen for the phase of a combat, or empty
public record PersonView(
    String ref,
    String character,
    int load,
    int used,
    List<ObjectView> objects,
    List<String> skills,
    List<String> damages,
    String weapon,
    List<String> skillRefs,
    List<String> damageRefs,
    int fatal,
    int lifeOrDeath,
    boolean abilityUsed) {}
