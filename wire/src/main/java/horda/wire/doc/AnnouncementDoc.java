package horda.wire.doc;

/// What whoever hosts the house says to everybody.
///
/// @param en in English; empty where it was said in Spanish only
/// @param es in Spanish; empty where it was said in English only
/// @param at when, in milliseconds since 1970; 0: nothing was said
public record AnnouncementDoc(String en, String es, long at) implements AnnouncementDocWritten {}
