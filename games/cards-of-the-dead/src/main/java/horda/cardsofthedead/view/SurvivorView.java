package horda.cardsofthedead.view;

import horda.engine.Nullable;
import java.util.List;

/**
 * A survivor's sheet and cards.
 *
 * @param ref {@code survivor:0}; {@code seat:0} while the seat has not chosen
 * @param survivor {@code rick}; empty while the seat has not chosen
 * @param paralysis {@code none}, {@code next-turn} (will lose it) or {@code served}
 * @param equippedUses Uses tokens on the weapon; {@code equippedUsesMax} 0 means no limit
 * @param weaponSide 0, or 1 for the other side of the Rifle
 * @param wornHits how much of the first Kevlar is used up
 */
public record SurvivorView(
    String ref,
    int seat,
    String survivor,
    boolean alive,
    int vitality,
    int vitalityMax,
    int immunity,
    int immunityMax,
    @Paralysis String paralysis,
    List<CardView> hand,
    int handLimit,
    List<CardView> reserve,
    int reserveSize,
    @Nullable CardView equipped,
    int equippedUses,
    int equippedUsesMax,
    int weaponSide,
    @Nullable CardView loaded,
    int loadedUses,
    int loadedUsesMax,
    List<CardView> worn,
    int wornHits) {}
