// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const castleGate: CompiledSprite = {
  width: 52,
  height: 80,
  palette: {"6":"#ffe39a","7":"#c9b9e2","8":"#ab9ad0","9":"#8672b6","k":"#1d1a2b","r":"#e83a4b","R":"#9c2447"},
  paths: [
    ["8","M4 9h5v1h1v1h4v2h2v-2h2v2h2v-2h2v2h2v-2h2v2h2v-2h2v2h2v-2h2v2h2v-2h2v2h5v-3h1v-1h5v1h1v70h-47v-70h1z"],
    ["6","M5 26h2v6h-2zm40 0h2v6h-2zm-22 1h6v1h2v1h2v1h1v1h1v1h1v2h1v4h1v42h-24v-42h1v-4h1v-2h1v-1h1v-1h1v-1h2v-1h2zm-18 13h2v6h-2zm40 0h2v6h-2zm-40 14h2v6h-2zm40 0h2v6h-2zm-40 14h2v6h-2zm40 0h2v6h-2z"],
    ["k","M5 0h2v2h1v2h1v1h1v2h1v1h1v3h2v1h-2v3h28v-1h-2v-1h2v-5h1v-1h1v-2h1v-1h1v-2h1v-2h2v2h1v2h1v1h1v2h1v1h1v72h-2v-69h-1v-1h-5v1h-2v69h-2v-64h-28v64h-2v-69h-1v-1h-5v1h-2v69h-2v-72h1v-1h1v-2h1v-1h1v-2h1zm11 11h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm-22 2h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm4 0h2v1h-2zm-29 13h2v1h-2zm40 0h2v1h-2zm-24 1h10v1h1v1h2v1h1v1h1v2h1v2h1v45h-1v-42h-1v-4h-1v-2h-1v-1h-1v-1h-2v-1h-2v-1h-6v1h-2v1h-2v1h-1v1h-1v2h-1v4h-1v42h-1v-45h1v-2h1v-2h1v-1h1v-1h2v-1h1zm-16 13h2v1h-2zm40 0h2v1h-2zm-40 14h2v1h-2zm40 0h2v1h-2zm-40 14h2v1h-2zm40 0h2v1h-2z"],
    ["7","M1 10h3v70h-3zm40 0h3v70h-3z"],
    ["9","M9 10h2v70h-2zm40 0h2v70h-2zm-37 5h28v1h-28z"],
    ["r","M5 2h2v2h1v5h-7v-1h1v-1h1v-2h1v-1h1zm40 0h2v2h1v5h-7v-1h1v-1h1v-2h1v-1h1z"],
    ["R","M7 4h1v1h1v2h1v1h1v1h-4zm40 0h1v1h1v2h1v1h1v1h-4z"],
  ],
};
