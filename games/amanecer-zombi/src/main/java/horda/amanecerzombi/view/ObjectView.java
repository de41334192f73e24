package horda.amanecerzombi.view;

import horda.amanecerzombi.content.Icon;
import horda.engine.shape.OneOf;
import java.util.List;

/// An Object: object:12.
///
/// @param icons mechanic, electric, fuel, ammunition, medicine, food, light
/// @param dice of a weapon, else 0; `ranged` if it shoots
public record ObjectView(
    String ref,
    String object,
    boolean turned,
    @OneOf(of = Icon.class) List<String> icons,
    int dice,
    boolean ranged) {}
