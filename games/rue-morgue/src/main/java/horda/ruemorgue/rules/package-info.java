/**
 * The rule book, a file for each chapter. What stands here so far: set-up (SETUP), noise (NOISE), the ways of the
 * horde (PATH) and the dividing of groups (SPLIT).
 */
package horda.ruemorgue.rules;
