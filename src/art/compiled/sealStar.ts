// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sealStar: CompiledSprite = {
  width: 40,
  height: 40,
  palette: {"k":"#1d1a2b","p":"#ffc766","o":"#f58220","O":"#b24a1c"},
  paths: [
    ["k","M19 12h2v1h1v2h1v1h4v1h1v1h1v1h-1v1h-1v1h-1v1h-1v2h1v3h-1v1h-2v-1h-2v-1h-2v1h-2v1h-2v-1h-1v-3h1v-2h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h4v-1h1v-2h1z"],
    ["o","M19 13h2v2h1v2h5v1h1v1h-1v1h-2v1h-2v1h-2v3h-2v1h-2v1h-2v-3h1v-2h3z"],
    ["p","M19 13h1v9h-1v1h-3v-1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h5v-2h1z"],
    ["O","M25 19h2v1h-1v1h-1v1h-1v2h1v3h-2v-1h-2v-1h-1v-3h1v-1h2v-1h2z"],
  ],
};
