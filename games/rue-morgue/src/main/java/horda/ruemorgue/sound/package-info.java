/// What always holds, whoever plays and however: the invariants, chapter by chapter.
package horda.ruemorgue.sound;
