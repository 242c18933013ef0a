// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterBlinking: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"s":"#f4bd92","m":"#d78c72","k":"#1d1a2b","n":"#a65755","l":"#ffe1af"},
  paths: [
    ["s","M18 16h3v2h-4v-1h1zm10 0h3v2h-4v-1h1zm-9 4h1v1h-1zm9 0h2v1h-2z"],
    ["m","M17 18h4v1h-4zm10 0h4v1h-4z"],
    ["k","M19 19h2v1h-2zm10 0h2v1h-2z"],
    ["n","M17 20h1v1h-1zm3 0h1v1h-1zm7 0h1v1h-1zm3 0h1v1h-1z"],
    ["l","M18 20h1v1h-1z"],
  ],
};
