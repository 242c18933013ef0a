// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sideTableManual: CompiledSprite = {
  width: 16,
  height: 20,
  palette: {"k":"#1d1a2b","a":"#ffa54d","o":"#d95f0e","q":"#e2d1a6","y":"#f6c945","p":"#fbf6e6","h":"#5a3825","f":"#f2b98a","s":"#2f6f8f","A":"#a8430a"},
  paths: [
    ["k","M0 0h15v2h1v18h-16z"],
    ["o","M1 1h13v18h-12v-1h-1zm3 2h-1v3h9v-3zm1 5h-1v6h8v-6z"],
    ["p","M3 7h10v8h-10zm5 1h-1v1h-1v3h-1v2h1v-1h4v1h1v-2h-1v-3h-1v-1z"],
    ["a","M1 1h1v18h-1z"],
    ["q","M15 3h1v16h-1z"],
    ["A","M1 18h13v1h-13z"],
    ["y","M4 4h2v1h-2zm3 0h3v1h-3zm-3 12h6v1h-6z"],
    ["s","M7 11h2v1h1v2h-4v-2h1z"],
    ["f","M7 9h2v3h-2z"],
    ["h","M7 9h2v1h-2z"],
  ],
};
