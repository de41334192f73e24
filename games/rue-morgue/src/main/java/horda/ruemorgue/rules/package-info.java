/// The rules. Steps and questions are records; what several chapters need stands as plain functions
/// on the state. Nothing here formats text, and nothing here knows a bot.
///
/// Where to look, by chapter of the catalogue (`rules.yaml`):
/// - Preparing a game (RMO-SETUP): `Armoury`, `ChooseSurvivor`, `ChooseTeamAction`, `GiveWeapon`,
///   `Needs`, `SetUp`, `Unpacking`, `Vests`
/// - Order of play (RMO-TURN): `Act`, `ActWords`, `NextSurvivor`, `Paying`, `Readying`, `Rounds`,
///   `Teams`, `Turns`, `Uses`
/// - Winning and losing (RMO-END): `Ending`, `Goals`, `Verdict`
/// - Survivors moving (RMO-MOVE): `Moving`
/// - Reading equipment (RMO-EQP): `Arms`
/// - Noise (RMO-NOISE): `Noise`
/// - Experience and danger (RMO-XP): `Experience`, `Outlook`
/// - Inventory (RMO-INV): `Arrange`, `Discarding`, `Stow`, `ThrowAway`
/// - Searching (RMO-SRCH): `Keep`, `Searching`
/// - Doors and spawning in buildings (RMO-DOOR): `Doors`, `FillRooms`
/// - Reorganising and trading (RMO-TRADE): `Agree`, `Offer`, `TradeActs`
/// - Objectives (RMO-OBJ): `ObjectiveEffects`, `Objectives`
/// - The helicopter (RMO-HELI): `Cargo`, `Flight`, `HelicopterActs`
/// - Kinds of zombies (RMO-ZOM): `Placing`
/// - The A-Bomb Abomination (RMO-ABOM): `Grabs`
/// - Zombies' phase: activation (RMO-ZPH): `Activation`, `HordeMove`
/// - Attacks on survivors (RMO-WOUND): `Bites`, `LoseCard`, `TakeWound`
/// - Where zombies go (RMO-PATH): `Routes`
/// - Dividing groups (RMO-SPLIT): `Fork`, `Groups`, `Reinforce`
/// - Zombies' phase: spawning (RMO-SPAWN): `Distributing`, `FirstSpawn`, `SpawnZones`, `Spawning`
/// - Special Zombie cards (RMO-CARD): `FillSpots`, `ZombieCards`
/// - Combat in general (RMO-COMBAT): `Attacks`, `Dice`, `Hits`; before the dice are thrown:
///   `Assigning`, `AttackOdds`, `DiceOdds`, `InTheZone`, `HitTally`
/// - Enhanced weapons (RMO-CRAFT): `Crafting`, `Fire`
/// - Tents (RMO-TENT): `Tents`
/// - Event triggers (RMO-TRIG): `Triggers`
/// - Team Actions (RMO-TEAM): `TeamActs`, `TeamAttack`, `TeamGather`, `TeamMove`, `TeamPlan`,
///   `TeamReach`, `TeamTurn`
/// - Competitive mode (RMO-PVP): `Rivals`
/// - Skills in general (RMO-SKILL): `SkillActs`
/// - Single skills (RMO-SK): `Aftermath`, `DiceValue`, `LuckyFinds`, `FreeAttack`, `Helping`,
///   `Leaping`, `Links`, `Luring`, `Sixes`, `StartAt`, `SteadyHand`
/// - Missions (RMO-MIS): `MissionActs`, `Supplies`
/// - all chapters: `Given`, `Previewing`, `Resume`, `Staging`, `Steps`
package horda.ruemorgue.rules;
