package horda.ruemorgue.workshop;

import horda.engine.View;
import horda.ruemorgue.view.DoorView;
import horda.ruemorgue.view.MapView;
import java.util.List;

/// A mission as it lies on the table before anybody has moved. The map is the one of
/// `horda.ruemorgue.view.MorgueView`; pieces are the plan's own, so whoever draws it knows them.
///
/// @param names of every zone of the map, all of its parts
public record PlanView(MapView map, List<List<String>> names, List<DoorView> doors)
    implements View, PlanViewWritten {}
