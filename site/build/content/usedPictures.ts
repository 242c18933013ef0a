import type { Plugin } from 'vite';
import type { Game } from '../../../src/content/Game.ts';

/** The tables of pictures of which an owner has a few: a line each, `  talk: questTalk,`. */
const tables = /\/src\/art\/(?:questPictures|hairCuts)\.ts$/;

/** A build holds the side quests' pictures and the cut of hair that its owner has, and no other. */
export function usedPictures(load: () => { game: Pick<Game, 'sideQuests' | 'character'> }): Plugin {
  return {
    name: 'drawn-pictures',
    apply: 'build',
    // As they are written, a line each.
    enforce: 'pre',
    transform(code, id) {
      if (!tables.test(id)) return;
      const { sideQuests, character } = load().game;
      const usedKeys = ['short', character?.hairCut, ...sideQuests.map(({ picture }) => picture)];
      return {
        code: code.replace(/^ {2}(\w+): .*\n/gm, (line, name) => (usedKeys.includes(name) ? line : '')),
        map: null,
      };
    },
  };
}
