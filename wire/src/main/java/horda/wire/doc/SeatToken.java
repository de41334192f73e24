package horda.wire.doc;

/// A seat, and the token that opens it.
public record SeatToken(int seat, String token) implements SeatTokenWritten {}
