import type { Game } from './Game.ts';
import type { Resume } from './Resume.ts';
import type { Words } from './Words.ts';
import type { Work } from './works.ts';

/** All the owner's words, checked, and the day on which "present" is reckoned. */
export interface Content {
  resume: Resume;
  game: Game;
  /** What the owner shows of some projects: pictures, sources, pages. @default nothing */
  works?: readonly Work[];
  /** The fixed words in the site's language. @default English */
  words?: Words;
  /** The day up to which an entry without an end is counted, as `YYYY-MM-DD`. */
  asOf: string;
}
