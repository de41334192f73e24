/// The rules. Steps and questions are records; what several chapters need stands as plain functions
/// on the state. Nothing here formats text, and nothing here knows a bot.
///
/// Where to look, by chapter of the catalogue (`rules.yaml`):
/// - Set-up (SIX-SETUP): `deal` in `SixNights`
/// - Nightfall (SIX-NIGHT): `Nightfall`
/// - The door (SIX-DOOR): `Lay`
/// - The last moment (SIX-LAST): `LastMoment`
/// - The door holds, the door breaks (SIX-CRATE, SIX-BREACH): `Reckoning`
/// - The vote (SIX-VOTE): `Vote`
/// - The end (SIX-END): `Ending`
/// - Open and secret (SIX-INFO): `view` and `imagine` in `SixNights`
package horda.sixnights.rules;
