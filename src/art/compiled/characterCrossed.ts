// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterCrossed: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"k":"#1d1a2b","u":"#41dac1","t":"#1fa596","T":"#156d7b","d":"#124961","l":"#ffe1af","s":"#f4bd92","m":"#d78c72"},
  paths: [
    ["T","M29 28h2v3h4v-1h-1v-2h1v1h1v1h1v2h1v7h-1v1h-1v1h-2v-3h2v-1h-8v-1h-1v2h-4v1h5v1h1v-1h1v2h-9v-1h-4v1h-5v-1h1v-1h5v-1h3v-1h5v-1h1v-2h-8v1h-1v-2h9v-1h2v-2h1v-1h-1z"],
    ["d","M33 29h1v2h1v1h1v4h-1v1h-3v1h-2v-1h-1v1h-1v1h-4v1h-4v-1h3v-1h4v-1h2v-1h-1v-3h1v-1h1v-1h3zm-16 1h1v5h-1v1h-3v-1h-1v-1h-1v-2h1v-1h4zm-4 11h22v1h-22z"],
    ["t","M18 28h1v1h-1zm8 0h1v1h-1zm-11 1h2v2h-3v-1h1zm19 1h1v1h1v1h-1v-1h-1zm-21 5h1v1h2v3h-3v1h-2v-2h1v-2h1zm8 0h6v1h-6zm-3 1h1v1h-1v2h-1v-2h1zm17 0h1v2h-3v1h-2v-1h1v-1h3zm-7 2h2v1h-2z"],
    ["u","M12 28h2v3h-1v1h-1v2h1v2h-1v2h-1v1h-1v-7h1v-3h1zm5 1h1v1h-1zm7 4h4v1h-3v1h-4v1h-3v-1h1v-1h5z"],
    ["k","M11 28h1v1h-1v3h-1v7h1v1h1v1h1v1h-1v-1h-2v-2h-1v-7h1v-3h1zm24 0h1v1h1v1h1v2h1v7h-1v2h-1v1h-2v-1h1v-1h1v-1h1v-7h-1v-2h-1v-1h-1z"],
    ["s","M32 31h2v4h-1v1h-4v-1h1v-2h1v-1h1zm-18 1h3v1h-1v1h-1v1h-1v-1h-1v-1h1z"],
    ["m","M34 32h1v4h-1v1h-4v-1h3v-1h1zm-18 1h1v1h-1v1h-1v-1h1z"],
    ["l","M31 31h1v1h-1v1h-1v2h-1v-2h1v-1h1zm-18 1h1v1h-1z"],
  ],
};
