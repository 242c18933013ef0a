// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadge3: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {"k":"#1d1a2b","u":"#4fc9b4","t":"#17a192","s":"#fff6dc","T":"#0d7780","g":"#fbc88f","h":"#d9834a","j":"#bf6740","i":"#98483a"},
  paths: [
    ["h","M11 7h6v1h1v2h1v2h1v6h-1v2h-1v1h-1v1h-2v1h-6v-1h-2v-1h-2v-1h-1v-2h-1v-1h1v-4h1v-2h1v-1h1v-1h1v-1h3z"],
    ["k","M6 1h12v1h1v4h-1v1h-1v1h1v1h1v1h1v2h1v6h-1v2h-1v1h-1v1h-1v1h-2v1h-6v-1h-2v-1h-1v-1h-1v-1h-1v-2h-1v-6h1v-2h1v-1h1v-1h1v-1h-1v-1h-1v-4h1zm4 7h-1v1h-2v1h-1v2h-1v5h-1v1h1v2h2v1h2v1h6v-1h2v-1h1v-2h1v-6h-1v-2h-1v-2zm-1 2h1v1h4v1h1v2h-1v1h1v3h-1v1h-5v-1h4v-3h-3v-1h3v-2h-4z"],
    ["g","M9 6h6v2h-4v2h-1v-1h-2v1h-1v1h-1v2h-1v4h-1v-5h1v-2h1v-1h1v-1h2zm8 6h1v6h-1v2h-1v2h-1v-1h-5v-1h5v-1h1v-1h1z"],
    ["t","M6 2h12v4h-1v1h-10v-1h-1z"],
    ["i","M17 9h1v1h1v2h1v6h-1v2h-1v1h-1v1h-2v1h-6v-1h-2v-1h-1v-1h1v1h2v1h6v-1h2v-1h1v-2h1v-6h-1v-2h-1z"],
    ["s","M8 2h2v5h-2zm6 0h2v4h1v1h-3z"],
    ["j","M10 9h5v1h-5v1h-2v2h-1v4h-1v-4h1v-2h1v-1h2z"],
    ["T","M17 2h1v4h-1v1h-1v-1h1z"],
    ["u","M6 2h1v4h-1z"],
  ],
};
