// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const coverHairTied: CompiledSprite = {
  width: 128,
  height: 96,
  palette: {"k":"#1d1a2b","H":"#7e4a3a","g":"#a76950","h":"#5b342a","j":"#3a1f23"},
  paths: [
    ["h","M35 35h2v1h1v3h-1v2h-1v1h-1v1h-2v-2h-2v-2h1v-1h1v-1h1v-1h1z"],
    ["H","M30 34h5v1h1v1h-1v1h-1v1h-1v1h-1v1h-3v-3h-1v-1h1v-1h1z"],
    ["k","M30 34h5v1h2v1h1v1h1v1h-2v-2h-2v-1h-2v1h-2v-1h-1v1h-1v1h1v2h-2v-3h1v-1h1zm5 7h2v2h-2v1h-1v-2h1z"],
    ["j","M37 37h1v2h-1v3h-2v1h-2v-1h2v-1h1v-2h1z"],
    ["g","M31 35h2v1h-2v1h-1v2h-1v-2h1v-1h1z"],
  ],
};
