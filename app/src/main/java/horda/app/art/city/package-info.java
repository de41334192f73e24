/// The table of City of Horror in text.
package horda.app.art.city;
