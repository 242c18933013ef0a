import type { sideQuestPictures } from '../content/projectKinds.ts';
import type { CompiledSprite } from './CompiledSprite.ts';
import conference from './compiled/conference.json' with { type: 'json' };
import questApp from './compiled/questApp.json' with { type: 'json' };
import questGame from './compiled/questGame.json' with { type: 'json' };
import questLibrary from './compiled/questLibrary.json' with { type: 'json' };
import questPrize from './compiled/questPrize.json' with { type: 'json' };
import questSite from './compiled/questSite.json' with { type: 'json' };
import questTalk from './compiled/questTalk.json' with { type: 'json' };
import questTool from './compiled/questTool.json' with { type: 'json' };
import questWriting from './compiled/questWriting.json' with { type: 'json' };
import stream from './compiled/stream.json' with { type: 'json' };
import tournament from './compiled/tournament.json' with { type: 'json' };

/** A site contains only its owner's kinds, so each has a line. */
export const questPictures: Readonly<Record<(typeof sideQuestPictures)[number], CompiledSprite>> = {
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
