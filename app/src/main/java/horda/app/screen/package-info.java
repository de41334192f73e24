/// Where things are drawn: a terminal, or plain lines when there is none. Knows no game.
package horda.app.screen;
