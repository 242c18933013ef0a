// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sideTableConsole: CompiledSprite = {
  width: 15,
  height: 23,
  palette: {"1":"#37265c","2":"#b3434f","4":"#5b9445","5":"#fdb44e","6":"#ffe39a","8":"#352a66","k":"#1d1a2b","l":"#7d79d6","g":"#4e4ba8","d":"#38357d","c":"#25222f","e":"#55516a","r":"#e0263c","x":"#d3dcc0","i":"#5b6b4a"},
  paths: [
    ["k","M1 0h13v1h1v20h-1v1h-2v1h-9v-1h-2v-1h-1v-20h1z"],
    ["g","M11 1h3v1h-1v1h-1v-1h-1zm-9 8h11v1h1v2h-2v1h-1v1h3v7h-2v1h-9v-1h-2v-5h3v2h2v-2h2v-2h-2v-2h-1v1h-1v1h-1v1h-1v-1h-1v-4h1zm9 6h-1v1h-1v1h2zm-5 4h-1v1h2v-1zm3 0h-1v1h2v-1z"],
    ["c","M2 1h10v1h2v8h-2v1h-2v1h-5v-1h-2v-1h-2v-4h1v-1h-1v-3h1z"],
    ["l","M1 1h11v1h-7v1h-2v-1h-1v3h1v1h-1v8h1v1h-1v5h-1z"],
    ["d","M13 1h1v20h-1zm-3 20h2v1h-2z"],
    ["x","M4 6h7v3h-7z"],
    ["e","M3 2h2v2h-2zm1 10h1v1h-1zm7 0h1v1h-1zm-9 2h1v1h-1zm7 1h1v1h-1z"],
    ["1","M4 3h7v2h-7z"],
    ["2","M4 4h7v3h-7z"],
    ["8","M7 4h1v1h2v1h1v1h-7v-1h1v-1h2z"],
    ["5","M6 4h3v1h1v1h-2v-1h-1v1h-2v-1h1z"],
    ["i","M5 8h4v1h-4z"],
    ["6","M6 5h1v1h-1zm2 0h1v1h-1z"],
    ["4","M4 6h1v1h-1zm6 0h1v1h-1z"],
    ["r","M2 5h1v1h-1z"],
  ],
};
