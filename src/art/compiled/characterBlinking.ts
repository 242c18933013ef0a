// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterBlinking: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"s":"#f4bd92","m":"#d78c72","k":"#1d1a2b","n":"#a65755","l":"#ffe1af"},
  paths: [
    ["s","M18 16h3v3h-1v1h1v1h-3v-1h1v-1h-2v-2h1zm10 0h3v3h-1v1h1v1h-4v-1h2v-1h-2v-2h1z"],
    ["m","M17 18h4v2h-2v-1h-2zm10 0h4v2h-2v-1h-2z"],
    ["k","M19 19h2v2h-1v-1h-1zm10 0h2v2h-1v-1h-1z"],
    ["n","M17 20h2v1h-2zm3 0h1v1h-1zm7 0h1v1h-1zm3 0h1v1h-1z"],
    ["l","M18 20h1v1h-1z"],
  ],
};
