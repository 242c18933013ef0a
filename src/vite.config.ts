// Builds the library: the second half of `npm run build:lib`. The site has its own configuration
// (site/vite.config.ts).
import { packageConfig } from './build/packageConfig.ts';

export default packageConfig({
  source: import.meta.dirname,
  entries: { index: 'index.ts' },
  sheets: { index: 'styles.css' },
  open: 'index',
});
