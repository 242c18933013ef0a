// What the product says besides the résumé: the type that the schema gives, and names for its parts.
import type { Game } from './gameSchema.ts';

export type { Game };

export type SkillBar = Game['player']['bars'][number];

/** Something done besides work. */
export type SideQuest = Game['sideQuests'][number];

/** How the PDF documents are made. File paths start at the folder of game.json. */
export type DocumentSettings = NonNullable<Game['documents']>;
