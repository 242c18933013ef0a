// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadge4: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {"k":"#1d1a2b","m":"#f7f9ff","n":"#bcc6de","f":"#86a4f4","o":"#7580ab","e":"#4f6fd0","E":"#36458f","s":"#fff6dc"},
  paths: [
    ["m","M2 2h2v1h1v1h1v-1h2v-1h8v1h1v1h2v-1h1v-1h1v1h1v1h-1v1h-1v1h-1v1h-11v9h1v1h1v1h1v1h1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-2h-1v-2h1v-1h-1v-3h1v-1h1z"],
    ["e","M8 5h8v1h1v10h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-2h-1v-1h-1v-1h-1v-1h-1v-10h1z"],
    ["k","M2 2h2v1h1v1h1v-1h2v-1h8v1h2v1h1v-1h1v-1h2v1h1v1h1v3h-1v1h1v2h-1v2h-1v2h-1v1h-1v1h-2v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-2v-1h-1v-1h-1v-2h-1v-2h-1v-2h1v-1h-1v-3h1v-1h1zm1 1h-1v1h-1v3h1v1h-1v2h1v2h1v1h1v1h2v2h1v1h1v1h1v1h1v1h3v-1h1v-1h1v-1h1v-1h1v-1h1v-1h2v-2h1v-2h1v-2h-1v-1h1v-3h-1v-1h-1v1h-1v1h-2v-1h-1v-1h-8v1h-2v1h-1v-1h-1v-1z"],
    ["n","M21 3h1v1h1v3h-1v1h1v2h-1v2h-1v2h-1v1h-1v-1h-1v-1h-1v-1h1v-1h-1v-1h1v-2h-1v-4h1v2h1v-1h1v-1h1zm-19 2h1v1h1v1h1v1h1v2h-1v1h1v1h-1v1h1v2h-2v-1h-1v-1h1v-1h1v-1h-2v-1h-1v-1h1v1h2v-1h-1v-1h-1v-1h-1zm3 8h-1v1h1zm6 7h2v1h-2z"],
    ["o","M16 5h2v3h1v-1h1v-1h1v-1h1v2h-1v1h-1v1h-1v1h2v-1h1v1h-1v1h-2v1h1v1h1v1h-1v1h-2v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-2h1v-1h1v-1h1v-1h1zm3 5h-1v1h1zm0 2h-1v1h1zm1 1h-1v1h1z"],
    ["s","M12 7h2v4h1v2h-1v2h-2v-2h-3v-3h1v-1h1v-1h1zm0 3h-1v1h1z"],
    ["f","M7 5h10v2h-1v-1h-8v10h1v1h1v1h1v1h-1v-1h-1v-1h-1v-1h-1z"],
    ["E","M16 6h1v10h-1v1h-1v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1v-1h1z"],
  ],
};
