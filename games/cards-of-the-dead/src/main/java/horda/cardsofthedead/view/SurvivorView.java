package horda.cardsofthedead.view;

import horda.engine.Nullable;
import java.util.List;

/// A survivor's sheet and cards.
///
/// @param ref `survivor:0`; `seat:0` while the seat has not chosen
/// @param survivor `rick`; empty while the seat has not chosen
/// @param paralysis `none`, `next-turn` (will lose it) or `served`
/// @param equippedUses Uses tokens on the weapon; `equippedUsesMax` 0 means no limit
/// @param weaponSide 0, or 1 for the other side of the Rifle
/// @param wornHits how much of the first Kevlar is used up
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
