/// A small game for the tests of wire: draws, secret bids, private events, and a rule that can be
/// made to fail.
package horda.wire.lantern;
