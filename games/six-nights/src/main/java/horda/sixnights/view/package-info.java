/// What one seat may see, and what it may think of the rest.
package horda.sixnights.view;
