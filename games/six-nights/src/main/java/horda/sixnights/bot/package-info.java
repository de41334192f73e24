/// Rules of thumb for bots; they read the rules, and no rule reads them.
package horda.sixnights.bot;
