/// What one seat may see, built up piece by piece: what lies open for all, one's own cards and
/// tokens, and what one has been shown. Other hands, pile orders, secret choices and face-down
/// values appear nowhere here.
package horda.cityofhorror.view;
