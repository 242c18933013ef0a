import type { Plugin } from 'vite';
import type { Game } from '../../../src/resume/Game.ts';

/** Modules with a table of pictures, one per line: `  talk: questTalk,` or `  stream,`. */
const tables = /\/src\/art\/(?:questPictures|hairCuts|headphones)\.ts$/;

/** Removes from a build the quest pictures, haircuts and headphones that the content does not use. */
export function usedPictures(load: () => { game: Pick<Game, 'sideQuests' | 'character'> }): Plugin {
  return {
    name: 'used-pictures',
    apply: 'build',
    // Before other plugins reformat the table's lines.
    enforce: 'pre',
    transform(code, id) {
      if (!tables.test(id)) return;
      const { sideQuests, character } = load().game;
      const headphones = character?.headphones === false ? undefined : 'worn';
      const usedKeys = ['short', headphones, character?.hairCut, ...sideQuests.map(({ picture }) => picture)];
      return { code: keepLines(code, usedKeys), map: null };
    },
  };
}

export function keepLines(code: string, keys: readonly (string | undefined)[]): string {
  return code.replace(/^ {2}(\w+)(?:: .*)?,\n/gm, (line, name) => (keys.includes(name) ? line : ''));
}
