/// The rules, one file a chapter: [Nightfall], [Lay] (the door), [LastMoment] (the window),
/// [Reckoning] (crate and breach), [Vote], [Ending].
package horda.sixnights.rules;
