// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterCrossed: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {
    k: '#1d1a2b',
    u: '#41dac1',
    t: '#1fa596',
    T: '#156d7b',
    d: '#124961',
    l: '#ffe1af',
    s: '#f4bd92',
    m: '#d78c72',
  },
  paths: [
    ['k', 'M11 28h1v13h23v-13h1v1h1v1h1v2h1v7h-1v2h-1v1h-25v-1h-2v-2h-1v-7h1v-3h1z'],
    ['t', 'M18 28h1v1h-1zm8 0h1v1h-1zm-11 1h2v2h-1v9h-5v-10h4zm19 1h2v8h-3v1h-2v-3h-12v1h-1v1h12v1h-13v-2h1v-2h16z'],
    [
      'T',
      'M29 28h2v9h-3v-1h-1v3h1v1h1v-1h1v2h-9v-1h-4v1h-5v-1h1v-1h5v-1h3v-1h5v-1h1v-4h2v-2h1v-1h-1zm5 0h1v1h1v1h1v2h1v7h-1v1h-1v1h-2v-3h2v-7h-1v-1h-1zm-16 5h6v2h-6z',
    ],
    [
      'd',
      'M33 29h1v2h1v1h1v4h-1v1h-3v1h-2v-1h-1v1h-1v1h-4v1h-4v-1h3v-1h4v-1h2v-1h-1v-3h1v-1h1v-1h3zm-16 1h1v5h-1v1h-3v-1h-2v-4h5zm-4 11h22v1h-22z',
    ],
    ['s', 'M31 31h3v5h-5v-3h2zm-18 1h4v1h-1v2h-2v-1h-1z'],
    ['u', 'M12 28h2v3h-1v1h-1v2h1v2h-1v2h-1v1h-1v-7h1v-3h1zm5 1h1v1h-1zm7 4h4v1h-3v1h-4v1h-3v-1h1v-1h5z'],
    ['l', 'M31 31h1v1h-1v1h-1v2h-1v-2h1v-1h1zm-18 1h1v1h-1z'],
    ['m', 'M34 32h1v4h-1v1h-4v-1h3v-1h1zm-18 1h1v1h-1v1h-1v-1h1z'],
  ],
};
