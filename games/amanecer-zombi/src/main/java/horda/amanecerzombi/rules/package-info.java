/// The rules. Steps and questions are records; what several chapters need stands as plain functions
/// on the state. Nothing here formats text, and nothing here knows a bot.
///
/// Where to look, by chapter of the catalogue (`rules.yaml`):
/// - General (AMZ-GEN): `Decks`
/// - Set-up (AMZ-SETUP): `Building`, `Laying`, `SetUp`, `Variants`
/// - The round (AMZ-ROUND): `Abilities`, `Rounds`, `Seasons`
/// - The turn (AMZ-TURN): `Act`, `Turns`
/// - Interrupting: windows (AMZ-INT): `Announced`, `Cover`, `PlayWords`, `Plays`, `Responses`,
///   `Waiting`, `Windows`
/// - Moving (AMZ-MOVE): `Reach`, `Walking`
/// - Vehicles (AMZ-VEH): `Driving`, `Vehicles`
/// - Searching (AMZ-SRCH): `Collecting`, `Searching`, `WhyNot`
/// - Skills (AMZ-SKILL): `Skills`
/// - Playing Action cards (AMZ-CARD): `EventDeeds`, `Events`, `EventsInCombat`
/// - Objects, icons and exchange (AMZ-OBJ): `Binoculars`, `Healing`, `Loads`, `Objects`
/// - Negotiation (AMZ-NEG): `Trading`
/// - Missions (AMZ-MISS): `MissionCosts`, `MissionGoals`, `Missions`
/// - Combat (AMZ-CMB): `CombatAbilities`, `CombatChoice`, `CombatDice`, `CombatSteps`,
///   `CombatWords`, `Combats`, `Foreseeing`, `Phases`, `Tray`
/// - Zombies (AMZ-ZOM): `Zombies`
/// - Initial Attack (AMZ-INI): `InitialAttacks`
/// - Ranged attack (AMZ-RNG): `Arming`
/// - Noise (AMZ-NOISE): `Noise`
/// - Fleeing (AMZ-FLEE): `Fleeing`
/// - Blocked Access (AMZ-BLOCK): `Blocks`
/// - Group against Group (AMZ-PVP): `Attacks`
/// - Damage (AMZ-DMG): `Damages`, `Fatal`
/// - Life or Death (AMZ-LOD): `LifeOrDeath`
/// - Death (AMZ-DEATH): `Deaths`, `NewGroup`
/// - Scoring (AMZ-SCORE): `Scoring`
/// - The game for one (AMZ-SOLO): `FlareGun`, `Solo`
/// - all chapters: `Course`, `Icons`, `StandingOrders`, `Steps`
package horda.amanecerzombi.rules;
