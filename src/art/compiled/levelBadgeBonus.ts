// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadgeBonus: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {
    k: '#1d1a2b',
    y: '#fff0a0',
    Y: '#fabb35',
    z: '#bb6d24',
    u: '#4fc9b4',
    t: '#17a192',
    T: '#0d7780',
  },
  paths: [
    ['k', 'M6 1h4v1h1v1h2v-1h1v-1h4v1h1v1h1v3h-1v1h2v1h1v4h-1v11h-1v1h-16v-1h-1v-11h-1v-4h1v-1h2v-1h-1v-3h1v-1h1z'],
    ['y', 'M6 2h3v2h4v-1h1v-1h3v20h-12v-14h2v-2h-2v-3h1z'],
    ['Y', 'M9 2h1v1h1v2h2v-1h1v-1h4v4h-1v14h-9v-1h1v-3h1v-1h1v-2h1v-3h-1v-4h-5v-3h1v-1h2z'],
    [
      'z',
      'M17 2h1v1h1v3h-1v1h-1v1h2v14h-11v-1h2v-1h2v-1h1v1h1v1h2v-1h-1v-2h1v-1h1v-2h-3v-3h-7v-5h3v-1h-2v-1h-1v-1h2v1h1v1h1v2h-1v3h3v-5h1v-1h1v-1h2v1h-1v1h-2v1h3v-1h1v-3h-1z',
    ],
    ['t', 'M14 8h6v7h-5v-1h-1v-1h-1v-1h1zm-10 1h6v3h1v1h-1v1h-1v1h-5zm1 7h1v1h1v1h1v2h-1v2h-2z'],
    ['u', 'M3 8h7v1h-6v2h-1zm1 4h1v10h-1z'],
    ['T', 'M20 8h1v4h-1v11h-16v-1h6v-1h2v-1h1v1h2v1h2v-2h-1v-2h1v-1h1v-1h1v-1h-1v-3h-4v-2h1v1h5zm-11 2h1v2h-7v-1h6z'],
  ],
};
