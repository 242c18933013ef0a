// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadge2: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {"k":"#1d1a2b","l":"#cf7f4a","s":"#fff6dc","L":"#a35a3c","D":"#6b343a"},
  paths: [
    ["l","M5 1h14v1h1v1h1v2h-1v1h-1v3h-1v3h-1v2h-1v1h-1v2h-1v1h-2v1h-2v1h-3v-1h-2v-1h-1v-1h-1v-2h-1v-11h1v-1h1v-1h1z"],
    ["k","M5 1h14v1h1v1h1v1h1v11h-1v2h-1v1h-1v1h-1v1h-1v1h-2v1h-2v1h-2v-1h-2v-1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-2h-1v-11h1v-1h1v-1h1zm1 1h-1v1h-1v1h-1v11h1v2h1v1h2v1h10v-1h1v-1h1v-2h1v-12h-1v-1z"],
    ["L","M20 4h1v6h-1v1h1v1h-1v2h1v1h-1v2h-1v1h-1v1h-1v1h-2v1h-2v1h-2v-1h-2v-1h-2v-1h-1v-2h1v2h1v-1h1v1h1v-1h2v-1h2v-3h2v-2h1v-3h1v-3h1v-1h1z"],
    ["s","M6 4h1v1h-1zm2 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h1v1h-1zm-13 2h1v2h-1zm15 0h1v2h-1zm-9 1h4v1h1v2h-1v1h-1v1h-1v1h3v2h-6v-2h1v-1h1v-1h1v-1h1v-2h-2v1h-2v-1h1zm-6 2h1v2h-1zm15 0h2v2h-2zm-15 3h1v2h-1zm15 0h2v2h-2zm-14 3h1v1h-1zm13 0h2v1h-2zm-12 2h1v1h-1zm11 0h2v1h-1v1h-1zm-9 1h1v1h-1zm7 0h1v1h-1zm-4 1h1v1h-1zm2 0h1v1h-1z"],
    ["D","M20 9h1v6h-1v2h-1v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1v-2h1zm-11 11h1v1h-1zm5 0h1v1h-1zm-3 1h2v1h-2z"],
  ],
};
