/**
 * The rule book, a file for each chapter. What stands here so far: set-up (SETUP), noise (NOISE),
 * the horde's activation (ZPH, PATH, SPLIT, ABOM), what it does to survivors (WOUND), and how it
 * grows (ZOM, MINI, CARD, SPAWN).
 */
package horda.ruemorgue.rules;
