/// Everything on the table, and everything that can happen there.
package horda.sixnights.state;
