// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const coverHairLong: CompiledSprite = {
  width: 128,
  height: 96,
  palette: {"H":"#7e4a3a","h":"#5b342a","j":"#3a1f23","k":"#1d1a2b"},
  paths: [
    ["h","M19 51h12v4h1v4h-1v2h-1v1h-1v1h-1v1h-6v1h-1v-1h-2v-1h-1v-2h-1v-1h1v-2h1v-4h1v-2h-1z"],
    ["j","M30 51h3v1h1v8h-1v2h-1v1h-2v1h-2v1h-2v-1h-2v1h-2v-2h-1v-1h-1v-1h1v-2h1v4h2v-1h1v-2h1v-3h1v-3h1v4h-1v3h-1v2h2v-1h1v-1h1v-2h1v-4h-1zm-7 2h1v3h-1v2h-1v-3h1z"],
    ["k","M16 52h2v9h1v2h2v1h3v-1h2v1h2v-1h2v-1h2v-2h1v-8h1v8h-1v2h-1v1h-2v1h-2v1h-2v-1h-2v1h-3v-1h-2v-1h-2v-2h-1z"],
    ["H","M17 51h3v1h1v2h-1v4h-1v2h-1v1h1v1h-1v-1h-1z"],
  ],
};
