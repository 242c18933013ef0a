import { conference } from './compiled/conference.ts';
import { questApp } from './compiled/questApp.ts';
import { questGame } from './compiled/questGame.ts';
import { questLibrary } from './compiled/questLibrary.ts';
import { questPrize } from './compiled/questPrize.ts';
import { questSite } from './compiled/questSite.ts';
import { questTalk } from './compiled/questTalk.ts';
import { questTool } from './compiled/questTool.ts';
import { questWriting } from './compiled/questWriting.ts';
import { stream } from './compiled/stream.ts';
import { tournament } from './compiled/tournament.ts';

/** By what a side quest is: eight kinds, and three of their own. A site is built with those that its owner has: a line each. */
export const questPictures = {
  site: questSite,
  app: questApp,
  game: questGame,
  tool: questTool,
  library: questLibrary,
  talk: questTalk,
  writing: questWriting,
  prize: questPrize,
  stream: stream,
  conference: conference,
  tournament: tournament,
} as const;
