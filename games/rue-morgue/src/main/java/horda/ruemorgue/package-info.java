/**
 * Zombicide Season 3: Rue Morgue, so far its foundation: what is in the box ({@code content}), the
 * board ({@code map}) and the missions ({@code mission}). The game itself is not on the shelf yet;
 * docs/rue-morgue-design.md says how it goes on.
 */
package horda.ruemorgue;
