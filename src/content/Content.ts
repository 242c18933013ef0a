import type { Game } from './Game.ts';
import type { Resume } from './Resume.ts';

/** All the owner's words, checked, and the day on which "present" is reckoned. */
export interface Content {
  resume: Resume;
  game: Game;
  /** The day up to which an entry without an end is counted, as `YYYY-MM-DD`. */
  asOf: string;
}
