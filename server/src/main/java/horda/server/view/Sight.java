package horda.server.view;

import tools.jackson.databind.node.ObjectNode;

/// What all viewers with the same eyes have been shown.
///
/// @param log how many events of their own
/// @param events how many there were by then, for whomever
/// @param cuts how often the log had been cut by then
/// @param chat how many messages
record Sight(ObjectNode document, int log, int events, int cuts, int chat) {}
