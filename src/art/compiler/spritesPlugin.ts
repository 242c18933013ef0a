import { normalizePath, type Plugin } from 'vite';
import { coveredSprite } from './coveredSprite.ts';
import { readSprite, spriteFolder } from './readSprite.ts';

const prefix = 'virtual:sprite/';

/**
 * Compiles a sprite when a module imports it: `import cartridge from 'virtual:sprite/cartridge'`.
 * The dev server compiles it again when one of its text files changes.
 */
export function spritesPlugin(): Plugin {
  const folder = normalizePath(spriteFolder);
  return {
    name: 'sprites',
    resolveId: (id) => (id.startsWith(prefix) ? `${folder}/${id.slice(prefix.length)}.js` : undefined),
    load(id) {
      if (!id.startsWith(`${folder}/`)) return undefined;
      const name = id.slice(folder.length + 1, -'.js'.length);
      const sprite = coveredSprite(readSprite(name, (file) => this.addWatchFile(file)));
      return `export default ${JSON.stringify(sprite)};`;
    },
  };
}
