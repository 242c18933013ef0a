// The package of the book: the first half of `npm run build:lib`.
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { earlyPressPlugin } from '../../.ci/library/earlyPressPlugin.ts';
import { packageConfig } from '../../.ci/library/packageConfig.ts';

const source = import.meta.dirname;
const earlyPress = join(source, 'earlyPressScript.ts');

export default mergeConfig(
  packageConfig({
    source,
    entries: {
      index: 'index.ts',
      'early-press': 'earlyPressScript.ts',
      'react-pageflip': 'compat.tsx',
      zoom: 'around/zoom.ts',
      address: 'around/address.ts',
      sound: 'around/sound.ts',
      'around/toolbar/parts': 'around/toolbar/parts.ts',
    },
    sheets: { index: 'flipbook.css', 'react-pageflip': 'react-pageflip.css' },
  }),
  { plugins: [earlyPressPlugin(earlyPress)] },
);
