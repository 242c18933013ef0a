// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const hairTied: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"k":"#1d1a2b","H":"#824d36","g":"#ab6c4c","h":"#5e3626"},
  paths: [
    ["H","M10 0h5v1h1v2h-1v1h-1v1h-1v1h-1v1h-1v2h-1v-1h-1v-1h-1v-2h1v-2h-1v-1h1v-1h1z"],
    ["k","M10 0h5v1h2v2h-2v-2h-2v1h-2v-1h-1v1h-1v1h1v2h-1v2h1v1h1v1h-1v-1h-1v-1h-1v-5h1v-1h1zm3 9h1v1h-1z"],
    ["h","M15 2h2v1h-2v1h-1v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1v-1h1z"],
    ["g","M11 1h2v1h-2v1h-1v2h-1v-2h1v-1h1z"],
  ],
};
