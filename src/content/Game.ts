// The content beyond the résumé: the type inferred from the schema, and names for its parts.
import type { Game } from './gameSchema.ts';

export type { Game };

export type SkillBar = Game['player']['bars'][number];

export type SideQuest = Game['sideQuests'][number];

/** Settings of the PDF documents. File paths start at the folder of game.json. */
export type DocumentSettings = NonNullable<Game['documents']>;
