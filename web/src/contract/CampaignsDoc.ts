/** Made from the Java records by `./horda contract --write`. */

/** The campaigns that came with a game. */
export interface CampaignsDoc {
  campaigns: CampaignTitle[];
}

export interface CampaignTitle {
  name: string;
  title: string;
  story: string;
  chapters: number;
}
