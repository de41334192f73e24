/** Made from the Java records by `./horda contract --write`. */

/** One rule of a rule book, in our own words. */
export interface ToldRule {
  id: string;
  chapter: string;
  /** Whether it is a decision of ours where the book is silent. */
  ruling: boolean;
  text: string;
  /** Why we decided so. */
  reason?: string;
}
