/** What one seat may see. The board of the browser and of the terminal are drawn from it alone. */
@NullMarked
package horda.ruemorgue.view;

import org.jspecify.annotations.NullMarked;
