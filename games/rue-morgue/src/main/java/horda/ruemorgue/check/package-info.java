/// What always holds, in every game: the invariants, chapter by chapter.
package horda.ruemorgue.check;
