/// A house under strain for a long time: people who come and go, lines that break, a server that is
/// killed and starts again, files that are sent meanwhile. Watches what the server uses, and
/// whether all that it acknowledged is on its disk.
package horda.server.soak;
