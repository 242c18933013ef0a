// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterCrossed: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"k":"#1d1a2b","u":"#41dac1","t":"#1fa596","T":"#156d7b","d":"#124961","l":"#ffe1af","s":"#f4bd92","m":"#d78c72"},
  paths: [
    ["T","M29 28h2v3h3v-1h-1v-1h1v-1h2v1h1v1h1v2h1v7h-1v1h-1v1h-1v1h-24v-1h-1v-1h1v-1h1v-1h3v1h1v-1h4v-1h5v-1h-8v-1h-1v-2h10v-1h2v-2h1v-1h-1zm-4 6h-1v1h3v-1zm3 2h-1v1h1zm2 1h-1v1h1v3h4v-4zm-1 2h-1v1h1zm-11 1h-1v1h4v-1z"],
    ["d","M17 29h1v6h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-2h1v-1h1v-1h4zm16 0h1v1h1v1h1v6h-1v1h-3v1h-1v-1h-1v-1h-1v2h-5v1h-4v-1h3v-1h4v-1h2v-1h-1v-2h-1v-1h2v-1h1v-1h3zm-21 12h24v1h-24z"],
    ["t","M18 28h1v1h-1v1h-1v1h-4v-1h2v-1h3zm8 0h1v1h-1zm8 2h1v1h1v1h-1v-1h-1zm-13 4h4v1h2v1h-8v1h-1v2h-1v-2h1v-2h3zm-9 1h2v1h2v3h-3v1h-1v1h-1v-1h-1v-2h1v-2h1zm20 1h2v1h1v-1h1v2h-3v1h-2v-1h1zm-4 2h2v1h-2z"],
    ["u","M11 28h3v3h-1v1h-1v2h1v2h-1v2h-1v2h-1v-1h-1v-7h1v-3h1zm6 1h1v1h-1zm7 4h4v1h-3v1h-4v1h-3v-1h1v-1h5z"],
    ["k","M11 28h1v1h-1v3h-1v7h1v1h1v1h1v1h-1v-1h-2v-2h-1v-7h1v-3h1zm24 0h1v1h1v1h1v2h1v7h-1v2h-1v1h-2v-1h1v-1h1v-1h1v-7h-1v-2h-1v-1h-1z"],
    ["s","M31 31h3v1h1v3h-1v1h-1v1h-3v-1h-1v-3h1v-1h1zm-18 1h4v2h-1v1h-2v-1h-1z"],
    ["m","M34 32h1v4h-1v1h-4v-1h3v-1h1zm-18 1h1v1h-1v1h-1v-1h1z"],
    ["l","M31 31h1v1h-1v1h-1v2h-1v-2h1v-1h1zm-18 1h1v1h-1z"],
  ],
};
