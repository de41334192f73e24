/// Tables: a header and a fold over one log of lines, one writer at a time. Knows the store and the
/// rules' door ([horda.engine.Match]), nothing of HTTP.
package horda.server.table;
