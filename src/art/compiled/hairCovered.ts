// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const hairCovered: CompiledSprite = {
  width: 48,
  height: 56,
  palette: {"k":"#1d1a2b","H":"#824d36","h":"#5e3626","g":"#ab6c4c","j":"#3c2020","m":"#d78c72","s":"#f4bd92","l":"#ffe1af"},
  paths: [
    ["h","M28 0h2v1h4v1h1v2h1v1h-1v3h-1v7h-1v7h2v2h-1v1h-1v1h1v2h1v2h-1v1h-2v1h-3v1h-4v1h-1v1h-3v-1h-1v-1h-6v-1h-1v-1h1v-1h1v-2h1v-1h7v-1h4v-1h2v-1h1v-1h1v-10h-1v-2h-8v-1h-1v-1h1v-2h1v-2h1v-1h1v-1h2v-2h1z"],
    ["H","M23 0h5v3h-1v1h-2v1h-1v2h-1v2h-1v2h-3v2h-1v1h-1v9h1v1h1v1h2v1h2v2h-7v1h3v1h1v1h3v2h-2v-1h-1v-1h-1v1h-1v-2h-3v1h-1v1h-2v-1h-1v-2h1v-1h1v-1h1v-5h1v-7h-1v-4h1v-2h1v-1h1v-2h1v-1h-3v-2h6v-1h1v-1h1z"],
    ["j","M34 2h2v1h1v5h-3v4h-3v1h1v10h-1v1h-1v1h-1v1h-2v1h-6v-1h-2v-1h-1v-1h-1v-1h-1v-9h1v-1h1v-1h-2v1h-1v-1h-1v-2h2v1h3v-1h11v1h3v-3h1v-3h1v-1h-1zm-11 12h-1v1h9v-1zm-5 2h-1v7h1v1h2v1h1v1h6v-1h1v-1h2v-1h1v-7zm15 7h2v4h1v3h-1v1h-1v1h-2v1h-5v1h-1v1h-2v-2h1v-1h4v-1h3v-1h2v-2h-2v1h-3v1h-5v-1h4v-1h3v-1h2v-1h-1v-1h1zm-17 8h3v1h1v2h-1v-1h-3z"],
    ["k","M23 0h7v1h4v1h2v1h1v5h-1v-5h-2v-1h-4v-1h-7v1h-1v1h-3v1h-2v1h1v1h-1v3h-1v2h-2v-2h1v-3h1v-2h-1v-1h2v-1h2v-1h4zm-9 23h1v3h-1v2h-1v1h-1v2h2v1h5v1h2v1h5v-1h1v1h-1v1h-5v-1h-2v-1h-5v-1h-2v-1h-1v-3h1v-2h1v-2h1zm20 0h1v4h1v3h-1v1h-1v1h-2v1h-4v-1h4v-1h2v-1h1v-3h-1z"],
    ["s","M20 11h9v1h1v1h1v1h-5v1h5v1h-14v-2h1v-1h1v-1h1zm-1 3h-1v1h3v-1z"],
    ["g","M19 2h3v1h-1v1h-2v2h-1v2h-1v1h-1v2h-1v-2h1v-3h1v-1h-1v-1h1v-1h2zm-4 10h1v2h-1zm-1 12h1v3h-1v1h-1v1h-1v-1h1v-2h1z"],
    ["m","M20 11h9v1h-9v1h-1v1h-1v-1h1v-1h1z"],
    ["l","M17 15h3v1h-3z"],
  ],
};
