// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const shareCardHairLong: CompiledSprite = {
  width: 200,
  height: 105,
  palette: {"H":"#824d36","j":"#3c2020","h":"#5e3626","k":"#1d1a2b","g":"#ab6c4c"},
  paths: [
    ["j","M108 55h1v8h4v1h1v2h1v5h-1v1h-1v1h-1v1h-2v-1h-2v-1h-1v-2h-1v-2h1v-12h1zm-17 1h2v8h1v4h1v2h-1v2h-1v1h-2v1h-1v-1h-1v-1h1v-1h1v-2h1v-5h-1z"],
    ["h","M108 56h1v7h3v5h1v1h-1v2h-1v1h-1v1h-1v-3h-1zm-17 8h2v5h-1v2h-1v1h-1v2h-1v-1h-1v-3h1v-2h1v-2h1z"],
    ["k","M87 63h5v1h-1v1h-2v1h-1v5h1v2h2v-1h2v-2h1v-2h1v2h-1v2h-1v1h-1v1h-3v-1h-2v-2h-1v-5h1zm22 0h4v1h1v2h1v5h-1v2h-1v1h-3v-1h-2v-1h-1v-2h-1v-2h1v2h1v2h2v1h2v-1h1v-1h1v-5h-1v-2h-4z"],
    ["H","M91 55h1v11h-1v2h-1v2h-1v2h-1v-1h-1v-5h1v-2h3zm17 9h1v5h-1z"],
    ["g","M88 64h1v2h-1v2h-1v-2h1z"],
  ],
};
