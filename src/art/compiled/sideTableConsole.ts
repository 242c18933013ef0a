// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sideTableConsole: CompiledSprite = {
  width: 15,
  height: 23,
  palette: {"k":"#1d1a2b","g":"#4e4ba8","l":"#7d79d6","d":"#38357d","c":"#25222f","x":"#d3dcc0","i":"#5b6b4a","r":"#e0263c","R":"#b80a41"},
  paths: [
    ["k","M1 0h13v1h1v21h-1v1h-13v-1h-1v-21h1z"],
    ["g","M1 1h13v3h-2v-1h-9v1h-2zm0 11h2v1h9v-1h2v8h-1v1h-1v1h-1v1h-9v-1h-1v-4h3v2h2v-2h2v-2h-2v-2h-2v2h-3zm6 8h-1v1h2v-1zm3 0h-1v1h2v-1z"],
    ["d","M13 2h1v20h-2v1h-10v-1h9v-1h1v-1h1z"],
    ["x","M4 4h7v1h1v6h-1v1h-7v-1h-1v-6h1z"],
    ["l","M2 1h11v1h-11v19h-1v-19h1z"],
    ["c","M3 4h9v8h-9zm2 1h-1v6h7v-6z"],
    ["i","M5 6h2v2h-2zm3 1h2v2h-2v1h-3v-1h3z"],
    ["R","M10 15h2v2h-2v2h-2v-2h2z"],
    ["r","M3 7h1v1h-1z"],
  ],
};
