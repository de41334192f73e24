package horda.wire.doc;

/// What a browser needs to be told when it is somebody's turn.
///
/// @param key the house's public key, by which push services know it (RFC 8292), in Base64 for URLs
public record PushDoc(String key) implements PushDocWritten {}
