import { relative, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import { replaceableFolder } from './replaceableFolder.ts';
import { stagedFolder } from './stagedFolder.ts';

/**
 * A build that writes all or nothing: the browser's half goes to a folder that takes the place of the one that is set when
 * everything has succeeded. What is said on the way names the one that is set.
 *
 * @throws what the build throws; when the folder holds what no build has written, or another build is at it
 */
export function replacingWhole(build: (builder: ViteBuilder) => Promise<void>) {
  return async (builder: ViteBuilder): Promise<void> => {
    const { client } = builder.environments;
    if (!client) throw new Error('There is no environment "client" to build. See site/vite.config.ts.');
    const { logger, root } = builder.config;
    const folder = resolve(root, client.config.build.outDir);
    const staged = stagedFolder(replaceableFolder(folder));
    client.config.build.outDir = staged.path;
    const { info } = logger;
    logger.info = (text, options) => info(text.replaceAll(seen(staged.path), seen(folder)), options);
    try {
      await build(builder);
      const problem = staged.publish();
      if (problem) logger.warn(`The site was copied into ${folder}, file by file: ${problem}`);
    } finally {
      staged.discard();
    }
  };
}

/** As Vite names files: from where the command runs. */
const seen = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/');
