// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const shareCardHeart: CompiledSprite = {
  width: 200,
  height: 105,
  palette: {"k":"#1d1a2b","v":"#fbf6e6","c":"#c81e4a","E":"#ff8f9f","C":"#8a1440","V":"#d9cdae"},
  paths: [
    ["v","M109 16h22v1h1v1h1v1h1v12h-1v1h-1v1h-15v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h1v-3h-2v-1h-1v-1h-1v-14h1v-1h1z"],
    ["k","M109 16h22v1h1v1h1v1h1v12h-1v1h-1v1h-1v1h-15v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h1v-3h-2v-1h-1v-1h-1v-14h1v-1h1zm1 1h-1v1h-1v14h1v1h2v-1h21v-1h1v-12h-1v-1h-1v-1zm4 16h-1v1h-1v3h1v-1h1v-1h1v-1h1v-1zm-2 4h-1v1h1z"],
    ["c","M117 21h2v1h1v1h1v-1h1v-1h2v1h1v2h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-3h1z"],
    ["V","M111 32h20v1h-20z"],
    ["C","M124 23h1v2h-1v1h-1v1h-1v1h-1v1h-1v-2h1v-1h1v-1h1v-1h1z"],
    ["E","M117 22h2v1h-1v1h-1z"],
  ],
};
