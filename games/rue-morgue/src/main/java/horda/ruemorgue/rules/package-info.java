/**
 * The rule book, a file for each chapter. What stands here so far: set-up (SETUP), the round
 * (TURN), moving (MOVE), noise (NOISE), experience (XP), searching (SRCH), doors, triggers and
 * tents (DOOR, TRIG, TENT), Objectives and goals (OBJ, END), the horde's activation (ZPH, PATH,
 * SPLIT, ABOM), what it does to survivors (WOUND), and how it grows (ZOM, MINI, CARD, SPAWN).
 */
package horda.ruemorgue.rules;
