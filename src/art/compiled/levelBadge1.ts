// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadge1: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {"k":"#1d1a2b","g":"#fbc88f","a":"#f2c888","A":"#d69a58","i":"#98483a","b":"#9a5b3c"},
  paths: [
    ["A","M5 7h15v1h1v11h-1v1h-3v1h-14v-1h-1v-1h1v-4h1v-1h-1v-5h1v-1h1z"],
    ["k","M11 2h2v1h1v1h1v1h1v1h3v1h1v1h1v1h1v10h-1v1h-1v1h-1v1h-15v-1h-1v-1h-1v-12h1v-1h1v-1h4v-1h1v-1h1v-1h1zm1 3h-1v1h2v-1zm-7 3h-1v11h-1v1h16v-1h1v-11zm6 2h2v6h2v2h-6v-2h2v-3h-2v-1h1v-1h1z"],
    ["b","M20 9h1v10h-1v1h-1v1h-15v-1h13v-1h1v-1h1v1h1zm-15 2h2v1h-2zm12 1h2v1h-2zm-14 2h3v1h-3zm14 2h2v1h-2zm-12 1h2v1h-1v1h-1z"],
    ["a","M8 6h1v1h6v-1h1v1h3v1h-14v1h-1v10h-1v-11h1v-1h4z"],
    ["g","M11 3h2v1h1v1h1v1h1v1h-1v-1h-1v-1h-1v-1h-2v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1z"],
    ["i","M5 9h1v1h-1zm13 0h1v1h-1zm-13 9h1v1h-1zm13 0h1v1h-1z"],
  ],
};
