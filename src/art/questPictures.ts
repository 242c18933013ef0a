import conference from 'virtual:sprite/conference';
import questApp from 'virtual:sprite/questApp';
import questGame from 'virtual:sprite/questGame';
import questLibrary from 'virtual:sprite/questLibrary';
import questPrize from 'virtual:sprite/questPrize';
import questSite from 'virtual:sprite/questSite';
import questTalk from 'virtual:sprite/questTalk';
import questTool from 'virtual:sprite/questTool';
import questWriting from 'virtual:sprite/questWriting';
import stream from 'virtual:sprite/stream';
import tournament from 'virtual:sprite/tournament';
import type { SideQuestPicture } from '../resume/sections/projectKinds.ts';
import type { CompiledSprite } from './CompiledSprite.ts';

/** The pictures by kind, one line each: the build removes the kinds that a site does not use. */
export const questPictures: Readonly<Record<SideQuestPicture, CompiledSprite>> = {
  site: questSite,
  app: questApp,
  game: questGame,
  tool: questTool,
  library: questLibrary,
  talk: questTalk,
  writing: questWriting,
  prize: questPrize,
  stream,
  conference,
  tournament,
};
