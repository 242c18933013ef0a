// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadge1: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {
    k: '#1d1a2b',
    g: '#fbc88f',
    a: '#f2c888',
    A: '#d69a58',
    i: '#98483a',
    b: '#9a5b3c',
  },
  paths: [
    [
      'k',
      'M11 2h2v1h1v1h1v1h1v1h3v1h1v1h1v1h1v10h-1v1h-1v1h-1v1h-15v-1h-1v-1h-1v-12h1v-1h1v-1h4v-1h1v-1h1v-1h1zm1 3h-1v1h2v-1z',
    ],
    ['A', 'M3 8h17v12h-17zm9 2h-1v1h-1v1h-1v1h2v3h-2v2h6v-2h-2v-6z'],
    ['g', 'M11 3h2v1h1v1h1v1h1v1h-1v-1h-1v-1h-1v-1h-2v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1z'],
    ['a', 'M4 7h15v1h-14v1h-1v10h-1v-11h1z'],
    ['i', 'M5 9h1v1h-1zm13 0h1v1h-1zm-13 9h1v1h-1zm13 0h1v1h-1z'],
    ['b', 'M20 9h1v10h-1v1h-1v1h-15v-1h13v-1h3zm-15 2h2v1h-2zm12 1h2v1h-2zm-13 2h2v1h-2zm13 2h2v1h-2zm-12 1h2v1h-2z'],
  ],
};
