export interface CardView {
  ref: string;
  id: string;
}
export interface SurvivorView {
  seat: number;
  cards: number;
  tins: number;
  bites: number;
  hidden: boolean;
  laid: CardView | null;
  given: number;
  answered: boolean;
  score: number;
}
export interface ShelterView {
  night: number;
  nights: number;
  tonight: { ref: string; id: string; tins: number } | null;
  zombies: number;
  strength: number;
  breaches: number;
  lookout: number;
  asks: string;
  survivors: SurvivorView[];
  hand: CardView[];
  chosen: string;
  deck: number;
  discard: CardView[];
  end: string;
}
