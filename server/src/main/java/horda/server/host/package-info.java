/// For whoever looks after a house: what goes on in it, as figures for programs, as a page behind a
/// secret, and as a log. Tells nobody's secret: no token, no address of a table that is not public,
/// no hand, no word of a chat.
package horda.server.host;
