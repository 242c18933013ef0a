import type { Plugin } from 'vite';
import { contentPaths } from '../../config/contentPaths.ts';
import { siteCode } from '../../documents/siteCode.ts';
import type { ContentSource } from './contentSource.ts';

const publicId = 'virtual:site-code';
// By convention, other plugins ignore module ids with a zero byte.
const moduleId = `\0${publicId}`;

/**
 * Provides the QR code of the site's address as `virtual:site-code`, so that visitors load no
 * encoder. `undefined` without an address, and while the content has errors.
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
