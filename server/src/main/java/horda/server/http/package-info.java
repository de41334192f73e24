/// The door: HTTP, WebSocket and the page. Reads forms, counts, and hands on; decides nothing about
/// tables.
package horda.server.http;
