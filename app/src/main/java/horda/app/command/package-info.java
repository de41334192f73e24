/// One class for each command: it reads the options, calls the code that does the work, and prints
/// the result. Its help stands in the text files below `help`.
package horda.app.command;
