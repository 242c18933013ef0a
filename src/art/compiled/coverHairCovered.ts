// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const coverHairCovered: CompiledSprite = {
  width: 128,
  height: 96,
  palette: {"H":"#7e4a3a","h":"#5b342a","g":"#a76950","j":"#3a1f23","k":"#1d1a2b"},
  paths: [
    ["h","M24 41h5v1h2v1h2v4h-1v3h-1v3h1v3h1v1h1v1h-1v2h-1v1h-1v1h-1v1h-1v1h-1v1h-2v1h-3v-1h-1v-2h-4v-1h-1v-1h1v-1h2v-1h1v-1h1v-2h1v-2h-1v-2h-1v-2h1v-3h1v-3h1z"],
    ["H","M21 41h4v3h-1v3h-1v3h-1v2h1v2h1v2h-1v2h-1v1h-1v1h-1v1h3v-1h3v1h1v1h-2v1h-2v3h-1v-1h-3v-1h-1v-1h-2v-1h-1v-3h1v-1h-1v-1h1v-2h1v-2h-1v-1h1v-4h1v-3h1v-3h2zm-2 20h-1v1h1z"],
    ["j","M32 44h1v1h1v2h-1v5h1v5h-3v1h-1v1h-2v1h-2v1h-3v1h-4v2h-2v-1h-1v-1h3v-1h3v-1h3v-1h2v-1h2v-1h1v-1h1v-3h-1v-3h1v-3h1zm0 14h2v3h-1v2h-1v1h-2v1h-3v1h-1v-2h2v-1h1v-1h1v-1h1v-1h1z"],
    ["k","M16 52h1v1h1v2h-1v2h-1v1h1v1h-1v3h1v1h2v1h3v1h5v-1h3v-1h2v-2h1v-9h1v9h-1v2h-1v1h-2v1h-3v1h-5v-1h-3v-1h-3v-2h-1v-5h1z"],
    ["g","M19 42h1v3h-1v3h-1v2h-1v-5h1v-2h1zm-2 11h1v2h-1zm0 4h1v1h-1v1h-1v-1h1z"],
  ],
};
