/// How often a person is asked: one among bots, through the same [horda.engine.Attention] as at a
/// table of the server.
package horda.lab.attention;
