import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { linksOut } from './linksOut.ts';

/**
 * Refuses symbolic links that lead out of the folder of the site's own files. Vite copies what a link leads to, and would
 * publish a file that was never put into that folder.
 */
export function publicLinks(): Plugin {
  return {
    name: 'public-links',
    buildStart() {
      const { publicDir } = this.environment.config;
      const found = linksOut(publicDir).map(({ link, target }) => {
        const name = relative(process.cwd(), join(publicDir, link)).replaceAll('\\', '/');
        return target === undefined
          ? `${name} is a link that leads nowhere. Mend it, or take it away.`
          : `${name} is a link out of its folder, to ${target}, which would be published. Copy the file, or take the link away.`;
      });
      if (found.length > 0) this.error(found.join('\n'));
    },
  };
}
