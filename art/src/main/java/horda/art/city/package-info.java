/// The table of City of Horror in text.
package horda.art.city;
