import type { Plugin } from 'vite';
import { readSprite } from './readSprite.ts';
import { seamlessSprite } from './seamlessSprite.ts';

const prefix = 'virtual:sprite/';

/**
 * Compiles a sprite when a module imports it: `import cartridge from 'virtual:sprite/cartridge'`.
 * The dev server compiles it again when one of its text files changes.
 */
export function spritesPlugin(): Plugin {
  return {
    name: 'sprites',
    // Vite's scan for dependencies loads no virtual modules. It skips ids that begin with \0.
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const sprite = seamlessSprite(readSprite(id.slice(prefix.length + 1), (file) => this.addWatchFile(file)));
      return `export default ${JSON.stringify(sprite)};`;
    },
  };
}
