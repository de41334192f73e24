/** What is asked about campaigns (docs/table-protocol.md, Campaigns). */
import type { CampaignsDoc } from "../contract/CampaignsDoc";
import type { SetOut as SetOutDoc } from "../contract/CampaignsDocSetOut";
import type { CampDoc } from "../contract/CampDoc";
import type { BeginCampaign, ComeBack, SetOut, TellCamp } from "../contract/HouseRequest";
import type { RunDoc } from "../contract/RunDoc";
import { ask } from "../lib/api";
import type { Report } from "../workshop/contract";

/** The same with the part that the page keeps. */
export type Camp = Omit<CampDoc, "run"> & { run: RunDoc };

const root = (game: string) => `/api/games/${game}/campaigns`;

export const campaignsOf = (game: string): Promise<CampaignsDoc> => ask(root(game));
export const shippedCampaign = (game: string, name: string): Promise<Report> => ask(`${root(game)}/plans/${name}`);
export const checkCampaign = (game: string, text: string): Promise<Report> => ask(`${root(game)}/check`, { text });
export const beginCampaign = (game: string, wish: BeginCampaign): Promise<Camp> => ask(`${root(game)}/begin`, wish);
export const campOf = (game: string, wish: TellCamp): Promise<Camp> => ask(`${root(game)}/camp`, wish);
export const setOut = (game: string, wish: SetOut): Promise<SetOutDoc> => ask(`${root(game)}/set-out`, wish);
export const comeBack = (game: string, wish: ComeBack): Promise<Camp> => ask(`${root(game)}/come-back`, wish);
