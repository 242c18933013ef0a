// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const levelBadge5: CompiledSprite = {
  width: 24,
  height: 24,
  palette: {"k":"#1d1a2b","y":"#fff0a0","Y":"#fabb35","v":"#9bd052","V":"#4f8f45","W":"#2f6450","Z":"#dc942c","z":"#bb6d24"},
  paths: [
    ["k","M11 0h2v1h2v1h1v1h-1v3h2v1h1v-2h1v-1h1v1h1v1h1v1h1v1h1v3h-1v1h1v2h-1v2h1v2h-1v1h-1v2h-1v1h-1v1h-3v1h-2v-1h-1v1h-4v-1h-1v1h-2v-1h-3v-1h-1v-1h-1v-2h-1v-1h-1v-2h1v-2h-1v-2h1v-1h-1v-3h1v-1h1v-1h1v-1h1v-1h1v1h1v2h1v-1h2v-3h-1v-1h1v-1h2zm-6 9h-1v1h1zm15 0h-1v1h1z"],
    ["Y","M11 1h2v1h2v1h-1v2h-1v-1h-2zm0 5h4v1h2v1h1v3h1v5h-1v2h-1v1h-2v1h-6v-1h-2v-1h-1v-2h-2v-1h1v-4h1v-2h1v-1h1v-1h3zm-1 3h-1v3h4v4h-2v-1h-2v1h1v1h4v-1h1v-4h-1v-1h-3v-1h4v-1z"],
    ["V","M19 5h1v1h1v3h1v-1h1v3h-1v1h1v2h-1v2h1v2h-1v1h-1v2h-1v1h-6v1h-4v-1h-1v1h-2v-1h-3v-2h-1v-1h-1v-2h3v1h1v1h1v1h3v1h3v-2h2v1h2v-1h1v-1h1v-1h2v-1h-3v-1h2v-5h1v-1h-1v-1h-1zm-15 1h1v2h-1v1h-1v1h1v5h1v1h-3v-2h1v-2h-1v-1h-1v-1h1v-1h1v-2h1zm18 6h-1v1h1z"],
    ["y","M11 1h1v3h-1v1h-1v-2h-1v-1h2zm-2 5h6v1h-4v2h-1v-1h-2v1h-1v2h-1v4h-1v-5h1v-2h1v-1h2zm7 5h1v5h1v1h-2v2h-1v-1h-1v2h-4v-2h4v-1h1v-1h1z"],
    ["v","M4 5h1v2h-1v1h-1v-2h1zm-3 3h1v1h1v1h1v2h-2v1h2v1h-1v4h-2v-2h1v-2h-1v-2h1v-1h-1zm2 2h-1v1h1zm1 5h1v1h-1zm0 2h1v2h-1v1h1v1h2v-1h-1v-1h1v1h1v1h-1v1h-2v-1h-2v-2h1zm5 2h2v2h1v1h-2v-1h-1z"],
    ["W","M19 7h1v1h1v1h-1v-1h-1zm2 3h1v1h-1zm-1 2h1v1h-1zm0 2h1v2h-1zm0 3h1v1h1v1h-2v1h-1v1h1v1h-1v-1h-2v2h-2v-1h-1v1h-2v-1h2v-1h1v-1h1v1h1v-1h1v-2h1v1h1z"],
    ["z","M17 8h1v2h1v6h-1v2h-1v1h-2v1h-6v-1h6v-1h2v-2h1v-5h-1zm-10 10h1v1h-1z"],
    ["Z","M10 8h4v1h-4zm-2 1h1v2h-1v5h-1v-5h1z"],
  ],
};
