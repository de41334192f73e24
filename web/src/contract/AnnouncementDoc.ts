/** Made from the Java records by `./horda contract --write`. */

/** What whoever hosts the house says to everybody. */
export interface AnnouncementDoc {
  /** In English; empty where it was said in Spanish only. */
  en: string;
  /** In Spanish; empty where it was said in English only. */
  es: string;
  /** When, in milliseconds since 1970; 0: nothing was said. */
  at: number;
}
