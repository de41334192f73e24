/// Tables: a header, and the state that one log of lines makes of it, one writer at a time. Knows
/// the store and the rules' door ([horda.engine.Match]), nothing of HTTP.
package horda.server.table;
