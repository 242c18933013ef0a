import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundledPackages, licensesFile, licensesText } from '../../.ci/licenses/licensesText.ts';

/**
 * Writes `licenses.txt`: what the licences of all bundled code, style sheets and fonts ask to be handed on. Vite's own
 * `build.license` has the scripts only, not the fonts.
 */
export function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    generateBundle(_, bundle) {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      const sheets = Array.from(this.getModuleIds()).filter((id) => /\.css(\?|$)/.test(id));
      const written = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((file) => resolve(config.root, file)),
      );
      const source = licensesText(bundledPackages([...sheets, ...written]));
      this.emitFile({ type: 'asset', fileName: licensesFile, source });
    },
  };
}
