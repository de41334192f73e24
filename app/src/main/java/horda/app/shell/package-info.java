/// What every command stands on: the console, its texts in the language of the user, the shelf of
/// games, and troubles that end a command.
package horda.app.shell;
