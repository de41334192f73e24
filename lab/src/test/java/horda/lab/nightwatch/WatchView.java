package horda.lab.nightwatch;

import horda.engine.View;
import java.util.List;

record WatchView(
    int turn,
    int moon,
    int notes,
    List<Integer> points,
    List<Integer> hand,
    List<Integer> handSizes,
    List<Integer> discard,
    List<Integer> lit,
    int deck,
    int committed,
    int top)
    implements View, WatchViewWritten {}
