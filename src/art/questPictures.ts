import conference from './compiled/conference.json';
import questApp from './compiled/questApp.json';
import questGame from './compiled/questGame.json';
import questLibrary from './compiled/questLibrary.json';
import questPrize from './compiled/questPrize.json';
import questSite from './compiled/questSite.json';
import questTalk from './compiled/questTalk.json';
import questTool from './compiled/questTool.json';
import questWriting from './compiled/questWriting.json';
import stream from './compiled/stream.json';
import tournament from './compiled/tournament.json';

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
