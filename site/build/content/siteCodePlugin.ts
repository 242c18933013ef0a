import type { Plugin } from 'vite';
import { contentPaths } from './contentFiles.ts';
import type { ContentSource } from './contentSource.ts';
import { siteCode } from './siteCode.ts';

const publicId = 'virtual:site-code';
// The zero byte keeps other plugins away from a module that is on no disk.
const moduleId = `\0${publicId}`;

/**
 * Makes the QR code of the site's address importable as `virtual:site-code`: drawn here, so that no visitor loads the
 * program that draws it. `undefined` while the content is not in order.
 */
export function siteCodePlugin({ folder, read }: ContentSource): Plugin {
  return {
    name: 'site-code',
    resolveId(id) {
      return id === publicId ? moduleId : undefined;
    },
    load(id) {
      if (id !== moduleId) return;
      this.addWatchFile(contentPaths(folder).game);
      const address = read().content?.game.site.address;
      return `export default ${address ? JSON.stringify(siteCode(address)) : 'undefined'};`;
    },
  };
}
