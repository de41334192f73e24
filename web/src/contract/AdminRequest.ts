/** Made from the Java records by `./horda contract --write`. */

export type AdminRequest = ShowSecret | CloseTable | Announce;

/** `POST /api/admin/enter`: the house's secret. Everything else needs the cookie that it gives. */
export interface ShowSecret {
  secret: string;
}

/** `POST /api/admin/close`: ends the game at a table. */
export interface CloseTable {
  /** Its mark. */
  table: string;
}

/** `POST /api/admin/announce`: a message to everybody; without words the last one is taken back. */
export interface Announce {
  en?: string;
  es?: string;
}
