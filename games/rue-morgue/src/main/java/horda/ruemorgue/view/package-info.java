/// What one seat may see, built up piece by piece. The boards in the browser and in the terminal
/// are drawn from it alone.
package horda.ruemorgue.view;
