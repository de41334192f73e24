/// The house: tables in memory, one writer each, what they do by themselves, and who is there.
/// Knows nothing of HTTP.
package horda.server.house;
