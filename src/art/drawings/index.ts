import type { SpriteData } from '../SpriteData.ts';
import { cartridge } from './cartridge.ts';
import {
  character,
  characterBlinking,
  characterCrossed,
  characterGrinning,
  characterTalking,
  characterWaving,
  characterWavingDown,
  characterWavingUp,
} from './character.ts';
import { cover } from './cover.ts';
import { favicon } from './favicon.ts';
import { icons } from './icons.ts';
import {
  levelBadge1,
  levelBadge2,
  levelBadge3,
  levelBadge4,
  levelBadge5,
  levelBadge6,
  levelBadgeBonus,
} from './levelBadges.ts';
import { notFound } from './notFound.ts';
import { seal, sealStar } from './seal.ts';
import { shareCard, shareCardForWords } from './shareCard.ts';
import { conference } from './sideQuests/conference.ts';
import { stream } from './sideQuests/stream.ts';
import { tournament } from './sideQuests/tournament.ts';
import { sideTable } from './sideTable.ts';

/**
 * Every drawing, by its name: `npm run art` makes `src/art/compiled/<name>.ts` of it. Drawings are programs and stay at home;
 * what is shipped are the compiled ones.
 */
export const drawings = {
  cartridge,
  character,
  characterBlinking,
  characterCrossed,
  characterGrinning,
  characterTalking,
  characterWaving,
  characterWavingDown,
  characterWavingUp,
  conference,
  cover,
  favicon,
  icons,
  levelBadge1,
  levelBadge2,
  levelBadge3,
  levelBadge4,
  levelBadge5,
  levelBadge6,
  levelBadgeBonus,
  notFound,
  seal,
  sealStar,
  shareCard,
  shareCardForWords,
  sideTable,
  stream,
  tournament,
} satisfies Readonly<Record<string, () => SpriteData>>;
