/**
 * The rules, one file a chapter of the catalogue. Steps and questions are records; what several
 * chapters need stands as plain functions on the state. Nothing here formats text.
 */
package horda.amanecerzombi.rules;
