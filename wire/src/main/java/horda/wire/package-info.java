/// JSON and YAML of states, views, options, events and saved games; the engine protocol. Touch
/// freely, but keep old saved games readable; it knows the engine and no game.
package horda.wire;
