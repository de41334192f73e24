/// The rules. Steps and questions are records; what several chapters need stands as plain functions
/// on the state. Nothing here formats text, and nothing here knows a bot.
///
/// Where to look, by chapter of the catalogue (`rules.yaml`):
/// - Set-up (COH-SETUP): `Laying`, `SetUp`
/// - The round (COH-ROUND): `Rounds`
/// - Windows, priority and responses (COH-WIN): `Announced`, `Responding`, `Stops`, `WhyNot`,
///   `Windows`
/// - Phase 2: Invasion (COH-INV): `Invasion`
/// - Phase 3: moving (COH-MOV): `Movement`, `Mover`, `WhyNoMove`
/// - Phase 4: resolving locations (COH-LOC): `Sites`
/// - Step B: zombie attack (COH-ATT): `Attack`
/// - The Leader on the Crossroads (COH-LDR): `Leader`
/// - Step C: sharing (COH-SHR): `Sharing`
/// - Votes (COH-VOTE): `Vote`, `WhyNoVote`
/// - Death (COH-DEATH): `Deaths`
/// - Numbers of zombies (COH-ZOM): `Zombies`
/// - Action cards in general (COH-ACT): `Cards`
/// - Single Action cards (COH-CARD): `PlayWords`, `Playing`
/// - Single characters (COH-CHR): `People`, `WhyTired`
/// - Single locations (COH-SITE): `TakeDiscard`
/// - Explosions (COH-EXP): `Explosions`
/// - Negotiation (COH-NEG): `Bargaining`, `DealTerms`, `Promising`, `Showing`, `Terms`, `Term`,
///   `TermWords`, `Aim`, `LocationSteps`, `Vow`, `Vows`, `WhyNoDeal`
/// - End of the game and scoring (COH-END): `Ending`
/// - Variants and options (COH-VAR): `StandingOrders`
/// - all chapters: `Steps`
package horda.cityofhorror.rules;
