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
    // What is previewed has been built, and published files are not read again.
    apply: (_, { isPreview }) => !isPreview,
    configResolved({ publicDir }) {
      const found = findings(publicDir);
      if (found.length === 0) return;
      const error = new Error(found.join('\n'));
      // Vite prints the stack, in which our own functions say nothing; without any, Node puts brackets round the error.
      error.stack = `${error.message}\n    at ${named(publicDir)}`;
      throw error;
    },
  };
}

function findings(folder: string): readonly string[] {
  return linksOut(folder).map(({ link, target }) => {
    const name = named(join(folder, link));
    return target === undefined
      ? `${name} is a link that leads nowhere. Mend it, or take it away.`
      : `${name} is a link out of its folder, to ${target}, which would be published. Copy the file, or take the link away.`;
  });
}

/** As seen from where the command runs. */
function named(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}
