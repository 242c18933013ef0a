// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterWaving: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"d":"#124961","t":"#1fa596","k":"#1d1a2b","u":"#41dac1","T":"#156d7b","l":"#ffe1af","s":"#f4bd92","m":"#d78c72"},
  paths: [
    ["t","M14 26h3v1h1v6h-2v2h1v3h-1v1h-3v-1h-1v-4h1v-6h1zm17 0h3v1h2v1h1v1h1v1h1v1h1v1h1v1h1v1h1v2h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-3v-1h-1v-1h-2v-1h-1v-3h1z"],
    ["k","M35 27h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v2h-1v2h-1v1h-5v-1h-1v-2h1v1h5v-1h1v-2h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1zm-23 1h2v1h-1v1h-1v5h-1v4h5v4h-2v2h-2v-1h-1v-1h-1v-3h-1v-5h1v-5h1v-1h1z"],
    ["d","M14 26h3v1h1v8h-1v3h-1v2h-1v2h-4v-3h3v-1h2v-3h1v-8h-3zm16 0h4v1h-4zm-1 2h1v1h1v3h1v2h1v1h2v1h1v1h-2v-1h-1v-1h-1v-1h-1v-2h-1v-3h-1z"],
    ["u","M13 28h1v6h-1v5h-3v-4h1v-5h1v-1h1z"],
    ["T","M34 34h3v1h1v1h1v1h2v1h-5v-1h-1v-1h-1zm-24 4h5v2h-5z"],
    ["s","M11 41h4v2h-1v1h-2v-1h-1z"],
    ["m","M14 41h1v2h-1v1h-1v-1h1z"],
    ["l","M11 41h1v2h-1z"],
  ],
};
