// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const shareCardWords: CompiledSprite = {
  width: 200,
  height: 105,
  palette: {"k":"#1d1a2b","v":"#fbf6e6","V":"#d9cdae"},
  paths: [
    ["v","M73 3h119v1h1v1h1v1h1v25h-1v1h-1v1h-76v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h1v-3h-38v-1h-1v-1h-1v-27h1v-1h1z"],
    ["k","M73 3h119v1h1v1h1v1h1v25h-1v1h-1v1h-1v1h-76v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h1v-3h-38v-1h-1v-1h-1v-27h1v-1h1zm1 1h-1v1h-1v27h1v1h2v-1h118v-1h1v-25h-1v-1h-1v-1zm40 29h-1v1h-1v3h1v-1h1v-1h1v-1h1v-1zm-2 4h-1v1h1z"],
    ["V","M75 32h117v1h-117z"],
  ],
};
