// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterWavingUp: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"k":"#1d1a2b","s":"#f4bd92","l":"#ffe1af","m":"#d78c72","d":"#124961","u":"#41dac1","t":"#1fa596","T":"#156d7b"},
  paths: [
    ["k","M41 17h1v1h1v-1h1v1h1v2h1v3h-1v2h1v2h-1v4h-1v4h-2v-4h1v-1h-5v-3h1v-3h1v-1h-1v-2h5v-1h-4v-2h1zm0 19h2v1h-2z"],
    ["u","M41 23h1v1h1v3h-1v6h-2v3h-1v1h-1v1h-1v-1h-1v-3h1v-3h1v-2h1v-2h1v-3h1z"],
    ["t","M42 23h1v1h1v1h1v1h-1v4h-1v4h-1v1h-1v-8h1zm-4 13h1v1h2v1h-4v-1h1z"],
    ["T","M44 25h1v2h-1v4h-1v4h-1v2h-1v-3h1v-4h1v-4h1z"],
    ["s","M41 18h1v1h1v-1h1v2h1v2h-1v1h-1v1h-2v-1h-1v-1h-1v-1h1v-2h1z"],
    ["d","M41 23h3v2h-1v-1h-2zm-3 6h1v2h-1v3h-1v3h1v1h-1v-1h-1v-3h1v-3h1zm2 8h1v1h-1z"],
    ["m","M44 20h1v3h-1v1h-1v-2h1z"],
    ["l","M40 19h1v3h-1zm2 0h1v1h-1z"],
  ],
};
