// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadge6: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {"k":"#1d1a2b","y":"#fff0a0","Y":"#fabb35","s":"#fff6dc","q":"#ffb0bd","R":"#b81d53","z":"#bb6d24","r":"#f2486a","x":"#6f1648"},
  paths: [
    ["k","M6 1h1v1h1v1h2v-1h1v-1h2v1h1v1h2v-1h1v-1h1v1h1v5h1v1h1v1h1v1h1v3h-1v1h-1v1h1v1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-3h1v-1h1v-1h1v-1h1v-2h-1v1h-1v1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1v1h1v1h1v-2h1z"],
    ["x","M10 7h4v1h1v1h1v1h6v3h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v-2h1v-1h-2v-1h-1v-1h-1v-1h-1v-6h1v-1h1v-1h1z"],
    ["r","M11 4h1v1h1v1h5v1h1v3h-1v1h1v1h-1v1h-3v-1h-1v-2h1v-1h-1v-1h-3v-2h-1v-1h1zm-4 5h1v4h-1v1h1v2h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h2v-1h2z"],
    ["R","M12 3h1v1h1v2h-1v1h-1v-2h-1v-1h1zm6 5h2v1h1v3h-2v1h-1v1h-1v2h-1v1h-1v1h-1v1h-1v1h-1v2h-1v-3h-1v-1h-1v-1h-1v-1h-1v-2h-1v-2h2v4h1v1h1v1h4v-1h1v-1h1v-3h-1v-1h3v-1h-1v-1h1z"],
    ["s","M2 3h1v1h1v1h-1v1h-1v-1h-1v-1h1zm3 4h1v1h1v2h-1v1h-1v1h-2v-1h-1v-1h1v-1h1v-1h1zm5 2h4v1h-3v2h3v1h1v3h-1v1h-4v-1h-1v-6h1zm2 4h-1v3h2v-3zm8 2h1v1h1v1h-1v1h-1v-1h-1v-1h1z"],
    ["Y","M11 2h2v1h1v1h2v-1h1v-1h1v4h-1v1h-10v-1h-1v-1h1v-1h4zm-9 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zm1 1h-1v1h1zm9 0h-1v2h2v-2zm8 11h1v1h1v1h-1v1h-1v-1h-1v-1h1zm1 1h-1v1h1z"],
    ["q","M11 3h1v2h-2v-1h1zm-5 3h6v2h-2v1h-1v1h-2v1h-2v1h-2v1h-1v-3h1v-1h1v-1h1v-1h1zm0 2h-1v1h-1v1h-1v1h2v-1h1z"],
    ["z","M17 4h1v3h-12v-2h1v1h10z"],
    ["y","M6 2h1v1h1v1h2v-1h1v-1h1v2h-1v1h-4v1h-1z"],
  ],
};
