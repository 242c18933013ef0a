// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadgeBonus: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {"k":"#1d1a2b","y":"#fff0a0","Y":"#fabb35","z":"#bb6d24","u":"#4fc9b4","t":"#17a192","T":"#0d7780"},
  paths: [
    ["Y","M9 1h1v1h1v1h3v-1h4v1h1v3h-1v1h-1v1h-3v3h-1v1h1v1h1v1h2v1h1v2h-1v1h-1v2h1v1h-1v1h-8v-1h-1v-1h1v-3h1v-1h1v-2h1v-3h-1v-3h-4v-1h-1v-3h1v-1h1v-1h2z"],
    ["k","M6 1h4v1h1v1h2v-1h1v-1h4v1h1v1h1v3h-1v1h2v1h1v4h-1v11h-1v1h-16v-1h-1v-11h-1v-4h1v-1h2v-1h-1v-3h1v-1h1zm4 1h-1v1h-3v4h2v1h-1v1h-3v2h16v-2h-3v-1h-1v-1h1v-1h1v-3h-4v1h-1v1h-2v-2h-1zm-4 10h-1v9h14v-9z"],
    ["t","M14 7h3v1h4v3h-1v1h-1v3h-1v1h-1v-1h-3v-2h-1v-1h-1v1h-1v1h-1v1h-1v1h-2v1h1v1h1v2h-1v2h-1v1h-2v-1h-1v-6h1v-1h-1v-4h-1v-2h1v-1h6v1h1v1h-1v1h4v-1h-1v-2h1z"],
    ["T","M20 8h1v4h-1v11h-16v-2h1v1h2v-1h3v-1h2v-1h1v1h1v1h2v-1h-1v-2h1v-1h1v-1h1v-4h-13v1h-1v-1h-1v-2h1v1h5v-1h2v1h2v-1h2v1h5z"],
    ["z","M16 2h2v1h1v3h-1v1h-1v1h-3v4h-2v1h-1v-1h-1v-2h1v1h2v-5h1v-1h1v-1h2v1h-1v1h-2v1h3v-1h1v-3h-2zm-9 2h2v1h1v1h1v3h-4v-2h3v-1h-2v-1h-1zm7 10h1v1h-1zm3 1h2v1h-1v1h-1v1h-1v2h1v2h-2v-1h1v-1h-1v-2h1v-1h1zm-5 4h1v1h1v1h-1v-1h-1v1h-2v1h-3v-1h3v-1h2z"],
    ["y","M6 2h3v1h-2v1h-1v2h-1v-3h1zm8 0h3v1h-3v1h-1v1h-2v-1h2v-1h1zm-5 6h2v3h-1v-2h-1zm2 4h1v2h-1v2h-1v1h-1v3h-1v2h-1v-2h1v-2h-1v-1h-1v-1h-2v-1h5v-1h1v-1h1z"],
    ["u","M3 8h7v1h-6v2h-1zm1 4h1v10h-1z"],
  ],
};
