// All stories share these owners, so a change here changes the pictures of many parts.

import type { Content } from '../../src/index.ts';
import { numericDateMessages } from '../../src/resume/dates/formatPeriod.ts';
import { game } from './fixtures/game.ts';
import japaneseResume from './fixtures/japanese.resume.json';
import { japaneseGame } from './fixtures/japanese.ts';
import { longResume } from './fixtures/long.ts';
import resume from './fixtures/resume.json';

/** The date that stories use as today. */
const asOf = '2025-11-01';

/** Six jobs and education entries, which are levels 1 to 5 and the bonus stage, and four skill groups. */
export const typical: Content = { resume, game, asOf };

/** A résumé with only a name, and a game with empty lists. */
export const sparse: Content = {
  resume: { basics: { name: 'Kim' } },
  game: {
    ...game,
    console: { ...game.console, instructions: [] },
    player: { ...game.player, bars: [] },
    scripts: { greeting: [], title: [], farewell: [] },
    letters: { generic: [], personal: [] },
    sideQuests: [],
    about: [],
  },
  asOf,
};

export { everyField } from './fixtures/everyField.ts';

/** Fifteen jobs, sixty skills and a name of 100 characters. */
export const long: Content = { resume: longResume, game, asOf };

export { arabic } from './fixtures/arabic.ts';

/** Text without spaces between words. */
export const japanese: Content = {
  resume: japaneseResume,
  game: japaneseGame,
  asOf,
  messages: { base: numericDateMessages('ja') },
};
