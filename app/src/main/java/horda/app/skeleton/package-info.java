/// A new game to begin with, made from the templates in `app/src/skeleton`.
package horda.app.skeleton;
