/// The rules. Steps and questions are records; what several chapters need stands as plain functions
/// on the state. Nothing here formats text, and nothing here knows a bot.
///
/// Where to look, by chapter of the catalogue (`rules.yaml`):
/// - Preparation (COD-SETUP): `SetUp`
/// - The frame of the game (COD-DAY): `Days`
/// - Building and discarding (COD-DECK): `Decks`
/// - The Deployment Area (COD-DEPLOY): `Deployment`
/// - Survivor turn (COD-TURN): `Act`, `DiscardDown`, `SurvivorTurn`
/// - Actions (COD-ACT): `ActWords`, `Carrying`, `Fighting`, `Using`
/// - Walking (COD-WALK): `Walking`
/// - Leaving and entering (COD-GO): `Going`
/// - Game Turn (COD-GAME): `GameTurn`, `PlayArea`
/// - Reading a card (COD-CARD): `Cards`
/// - Damage (COD-DMG): `Damage`
/// - Explosions (COD-EXPL): `Explosion`
/// - Noise (COD-NOISE): `Noise`
/// - Calling cards (COD-CALL): `Boxes`
/// - Single cards (COD-NAMED): `Binoculars`, `Events`, `Lantern`, `Looking`, `SharedGoods`,
///   `Trader`
/// - Dying and zombie abilities (COD-DEATH): `Death`
/// - Victory, defeat, challenges, variants (COD-END): `Ending`
/// - all chapters: `Apart`, `Steps`
package horda.cardsofthedead.rules;
