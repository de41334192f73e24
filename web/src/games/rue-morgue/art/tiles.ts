/** How each side of a tile is furnished: what, where (300 by 300, north up as printed), turned by degrees. Lamps and neon light their surroundings. */
export type Piece = readonly [what: string, x: number, y: number, turned?: number];

export const TILES: Record<string, readonly Piece[]> = {
  "1R": [["lamp", 12, 88], ["car", 262, 250, 8], ["flowers", 50, 114], ["flowers", 22, 150, 90], ["crates", 176, 122], ["shelf", 150, 188], ["sofa", 150, 284], ["plant", 116, 216], ["skip", 30, 282]],
  "2R": [["lamp", 200, 12], ["rubble", 30, 124], ["blood", 66, 172], ["rug", 150, 150], ["shelf", 150, 110], ["cot", 272, 124], ["cot", 236, 124], ["bed", 262, 256, 90], ["sofa", 150, 286], ["plant", 118, 218]],
  "3R": [["lamp", 100, 12], ["crates", 26, 128], ["crates", 72, 176, 90], ["graffiti", 150, 122], ["bench", 150, 184], ["rubble", 272, 176], ["papers", 236, 130], ["rug", 50, 250], ["bath", 182, 276, 90], ["wc", 118, 222], ["tree", 274, 276]],
  "4R": [["lamp", 12, 120], ["counter", 122, 124, 90], ["crates", 178, 180], ["flowers", 150, 110], ["fridge", 250, 112], ["fridge", 250, 188], ["pallet", 124, 276], ["crate", 182, 218], ["car", 36, 262, -6]],
  "5R": [["lamp", 100, 288], ["skip", 24, 150, 90], ["shelf", 122, 150, 90], ["crates", 178, 124], ["rubble", 176, 184], ["piano", 252, 112], ["drums", 272, 176], ["sofa", 224, 188]],
  "6R": [["lamp", 200, 88], ["pallet", 26, 126], ["barrels", 72, 180], ["pallet", 126, 178], ["forklift", 174, 128, 30], ["crates", 272, 124], ["pallet", 232, 178], ["van", 36, 256, 90]],
  "7R": [["lamp", 12, 88], ["desk", 34, 118], ["cabinet", 66, 190], ["table", 150, 150], ["chairs", 150, 112], ["desk", 266, 118], ["plant", 218, 184], ["desk", 34, 232], ["cabinet", 104, 290], ["papers", 80, 256], ["desk2", 268, 274, 180], ["shelf", 190, 290]],
  "8R": [["lamp", 288, 212], ["bath", 20, 26], ["wc", 80, 16], ["sink", 50, 90], ["desk", 150, 16], ["shelf", 190, 60, 90], ["sofa", 44, 188], ["table", 110, 150], ["rug", 150, 156], ["plant", 186, 188], ["car", 262, 52]],
  "9R": [["lamp", 212, 212], ["floodlight", 16, 16], ["floodlight", 184, 16], ["floodlight", 16, 184], ["floodlight", 184, 184], ["barrels", 252, 48], ["skip", 60, 284]],
  "1V": [["neon", 50, 150], ["neon", 150, 150], ["neon", 250, 150], ["operating", 158, 46], ["cabinet", 118, 12], ["lockers", 272, 212], ["bench", 250, 262], ["gurney", 134, 276]],
  "2V": [["neon", 50, 150], ["neon", 150, 150], ["shelf", 126, 12], ["shelf", 188, 52, 90], ["lockers", 272, 112], ["bench", 244, 164], ["scanner", 32, 262], ["desk", 78, 216], ["tree", 276, 24]],
  "3V": [["neon", 150, 60], ["neon", 150, 220], ["tree", 26, 26], ["shelf", 22, 250, 90], ["crates", 70, 282], ["lockers", 288, 50, 90], ["bench", 234, 76, 90], ["slab", 232, 238], ["slab", 270, 238], ["sink", 250, 288]],
  "4V": [["lamp", 88, 88], ["lamp", 212, 88], ["neon", 150, 150], ["neon", 150, 250], ["chairs", 50, 112], ["chairs", 22, 150, 90], ["desk2", 78, 180], ["desk", 40, 222], ["cabinet", 66, 290], ["lockers", 272, 290], ["bench", 250, 246], ["van", 250, 46, 90]],
  "5V": [["neon", 150, 50], ["neon", 50, 150], ["neon", 150, 150], ["neon", 250, 150], ["lockers", 50, 290], ["bench", 50, 246], ["fridge", 132, 212], ["fridge", 250, 290], ["slab", 270, 234]],
  "6V": [["lamp", 212, 212], ["desk", 160, 20], ["cabinet", 120, 88], ["desk2", 32, 174, 180], ["papers", 72, 130], ["lockers", 130, 190], ["rubble", 176, 128], ["van", 258, 52], ["chairs", 66, 14]],
  "7V": [["lamp", 88, 288], ["floodlight", 112, 12], ["barrels", 276, 20], ["sandbags", 250, 112], ["planks", 262, 174], ["car", 40, 150, 4]],
  "8V": [["floodlight", 8, 108], ["floodlight", 292, 108], ["trench", 150, 42], ["sandbags", 150, 74], ["barrels", 24, 24], ["crates", 276, 24], ["van", 150, 252, 90]],
  "9V": [["floodlight", 150, 104], ["digger", 170, 172], ["planks", 122, 184], ["crates", 26, 24], ["barrels", 276, 22], ["car", 62, 250, 86]],
};
