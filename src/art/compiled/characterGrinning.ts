// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterGrinning: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"n":"#a65755","w":"#fffaf0","q":"#7a2a3d"},
  paths: [
    ["n","M21 21h6v1h-1v1h-2v1h-2v-1h-1z"],
    ["w","M22 22h4v1h-1v1h-2v-1h-1z"],
    ["q","M23 23h2v1h-2z"],
  ],
};
