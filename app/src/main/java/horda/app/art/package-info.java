/// Tables drawn in text: one {@link horda.app.art.TableArt} a game, and one that draws any view.
package horda.app.art;
