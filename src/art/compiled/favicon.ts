// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const favicon: CompiledSprite = {
  width: 16,
  height: 16,
  palette: {"k":"#1d1a2b","g":"#4e4ba8","l":"#7d79d6","p":"#fbf6e6","c":"#e2d1a6","i":"#8d87a8","C":"#e2d1a6","o":"#f58220","d":"#38357d"},
  paths: [
    ["k","M2 0h12v1h1v13h-1v1h-1v1h-10v-1h-1v-1h-1v-13h1z"],
    ["g","M2 1h12v11h-1v2h-1v1h-9v-1h-1v-2h2v1h1v-1h1v-1h-1v-1h-1v1h-2v-2h8v2h2v-2h1v-7h-10v1h-1zm7 10h-1v2h2v-2z"],
    ["p","M4 3h8v5h-8z"],
    ["l","M3 1h11v1h-11v11h-1v-11h1z"],
    ["d","M13 9h1v5h-2v1h-9v-1h9v-2h1z"],
    ["i","M5 4h5v1h-5zm0 2h4v1h-4z"],
    ["c","M11 3h1v5h-1z"],
    ["C","M11 4h1v1h-1z"],
    ["o","M11 7h1v1h-1z"],
  ],
};
