// Builds the library: the second half of `npm run build:lib`. The site has its own configuration
// (site/vite.config.ts).
import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import { spritesPlugin } from '../../../src/art/compiler/spritesPlugin.ts';
import { packageConfig } from './packageConfig.ts';

const library = packageConfig({
  source: resolve(import.meta.dirname, '../../../src'),
  entries: { index: 'index.ts' },
  sheets: { index: 'styles.css' },
  open: 'index',
});

export default mergeConfig(library, { plugins: [spritesPlugin()] });
