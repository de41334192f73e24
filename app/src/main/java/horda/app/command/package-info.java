/// One class a command: reads its options, calls whoever does the work, prints what came of it. Its
/// help stands in the text files below `help`.
package horda.app.command;
