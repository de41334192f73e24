/// What one seat may see, built up piece by piece: what lies open for all, one's own hand and
/// Missions, and what one has been shown. The boards in the browser and in the terminal are drawn
/// from it alone.
package horda.amanecerzombi.view;
