/**
 * The rule book, a file for each chapter. What stands here so far: set-up (SETUP), noise (NOISE),
 * the horde's activation (ZPH, PATH, SPLIT, ABOM) and what it does to survivors (WOUND).
 */
package horda.ruemorgue.rules;
