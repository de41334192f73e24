/// The server as people and programs meet it: through the door, over real sockets.
package horda.server.play;
