// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterTalking: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"q":"#7a2a3d","n":"#a65755","Q":"#e0706c"},
  paths: [
    ["n","M22 23h5v1h-1v1h-3v-1h-1z"],
    ["q","M23 22h3v2h-3z"],
    ["Q","M24 23h2v1h-2z"],
  ],
};
