// Builds the library: the second half of `npm run build:lib`. The site has its own configuration
// (site/vite.config.ts).
import { mergeConfig } from 'vite';
import { spritesPlugin } from './art/compiler/spritesPlugin.ts';
import { packageConfig } from './build/packageConfig.ts';

const library = packageConfig({
  source: import.meta.dirname,
  entries: { index: 'index.ts' },
  sheets: { index: 'styles.css' },
  open: 'index',
});

export default mergeConfig(library, { plugins: [spritesPlugin()] });
