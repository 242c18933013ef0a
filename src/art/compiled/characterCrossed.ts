// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const characterCrossed: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"k":"#1d1a2b","u":"#41dac1","T":"#156d7b","d":"#124961","t":"#1fa596","l":"#ffe1af","s":"#f4bd92","m":"#d78c72"},
  paths: [
    ["T","M34 27h4v1h1v3h1v8h-1v1h-2v1h-2v1h-22v-1h-2v-1h-1v-1h-1v-1h1v-1h7v-1h-1v-1h1v-1h2v-1h-1v-1h1v-1h2v1h3v1h3v1h9v-2h-1v-3h-1z"],
    ["d","M16 28h2v3h3v1h3v1h3v1h4v-1h1v-3h1v-2h2v1h1v3h1v2h-1v1h-1v1h-1v1h-2v1h3v3h-9v-1h-7v-1h-2v-1h-1v-1h-1v-1h-1v-2h-1v-1h-1v-1h1v-1h3zm4 4h-1v1h2v-1zm3 1h-1v1h2v-1zm3 1h-1v1h2v-1zm-8 1h-1v1h1zm12 0h-1v1h3v-1zm-11 1h-1v1h1v1h3v1h5v-1h-4v-1h-2v-1zm9 3h-1v1h5v-1z"],
    ["t","M15 28h2v3h-2v-1h-1v-1h1zm19 0h1v1h1v1h-1v1h-1zm2 4h1v2h1v3h-1v1h-2v1h-3v-1h-5v-1h-4v-1h-2v-1h-1v-1h-1v-1h3v1h3v1h4v1h5v-1h1v-1h1zm-24 1h2v1h1v2h1v2h2v1h1v1h-5v1h-1v-2h-2v-1h-1v-1h1v-2h1z"],
    ["u","M13 27h4v2h-2v2h-1v1h-1v3h-1v2h-1v1h-2v-4h1v-3h1v-2h1v-1h1zm6 6h1v1h1v1h2v1h4v1h4v1h-4v-1h-4v-1h-3v-1h-1zm-4 4h2v1h2v1h3v1h-4v-1h-3zm17 1h3v1h-3z"],
    ["k","M13 27h1v1h-1v1h-1v2h-1v3h-1v5h1v1h3v2h-1v-1h-2v-1h-1v-1h-1v-5h1v-3h1v-2h1v-1h1zm24 0h1v1h1v3h1v8h-1v1h-1v-1h1v-8h-1v-3h-1zm-3 13h3v1h-2v1h-1z"],
    ["s","M14 30h3v1h1v2h-1v1h-2v-1h-1v-1h-1v-1h1zm19 0h2v4h-1v1h-2v-1h1v-2h1v-1h-1z"],
    ["m","M33 30h1v1h1v1h-1v1h1v1h-2zm-16 1h1v3h-3v-1h2z"],
    ["l","M14 30h1v1h-1v1h-1v-1h1zm19 0h1v1h-1zm0 2h1v1h-1zm-1 2h1v1h-1z"],
  ],
};
