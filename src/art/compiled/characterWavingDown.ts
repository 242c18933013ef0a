// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterWavingDown: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"k":"#1d1a2b","s":"#f4bd92","l":"#ffe1af","m":"#d78c72","d":"#124961","u":"#41dac1","t":"#1fa596","T":"#156d7b"},
  paths: [
    ["k","M43 21h2v1h1v-1h1v1h1v3h-1v2h-1v1h-1v1h1v3h-1v3h-1v2h-1v1h-1v1h-1v-2h1v-2h1v-3h1v-1h-5v-2h1v-6h1v-1h2zm-5 17h2v2h-2z"],
    ["u","M41 26h1v1h1v1h1v2h-1v2h-1v1h-2v2h-1v2h-2v-1h-1v-1h1v-2h1v-2h1v-1h1v-1h1z"],
    ["s","M43 22h2v1h1v-1h1v3h-1v1h-1v1h-1v1h-2v-1h-1v-4h1v1h1z"],
    ["t","M43 28h1v1h1v3h-1v1h-1v1h-2v-2h1v-2h1zm-7 8h3v1h1v2h-2v-1h-2z"],
    ["T","M44 30h1v2h-1v3h-1v2h-1v1h-1v-3h1v-2h1v-1h1zm-5 8h1v1h-1z"],
    ["d","M41 25h1v2h2v2h-1v-1h-1v-1h-1zm-2 5h1v1h-1v2h-1v2h-1v3h-1v-3h1v-2h1v-2h1z"],
    ["m","M46 24h1v1h-1v2h-2v1h-1v-1h1v-1h1v-1h1z"],
    ["l","M42 24h1v1h-1v1h-1v-1h1z"],
  ],
};
