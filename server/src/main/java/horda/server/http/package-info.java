/// The door: HTTP, WebSocket and the page. Reads forms, counts, and hands on; decides nothing about
/// tables.
@org.jspecify.annotations.NullMarked
package horda.server.http;
