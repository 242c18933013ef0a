// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sideTable: CompiledSprite = {
  width: 40,
  height: 22,
  palette: {"k":"#1d1a2b","W":"#d99a5b","v":"#8a5128","w":"#b5713a","u":"#5f3418","y":"#f6c945"},
  paths: [
    ["k","M1 0h38v1h1v4h-1v1h-2v16h-7v-9h-20v9h-7v-16h-2v-1h-1v-4h1z"],
    ["w","M1 2h38v3h-38zm11 5h16v4h-16zm-7 5h3v1h1v8h-5v-8h1zm27 0h3v1h1v8h-5v-8h1z"],
    ["v","M4 1h34v1h-1v1h-32v-1h-1zm0 5h7v5h1v-1h7v-1h2v1h7v1h1v-5h7v15h-1v-8h-4v-1h-3v-1h-16v1h-3v9h-1v-8h-4z"],
    ["W","M1 1h4v1h14v-1h3v1h15v-1h2v2h-38zm11 6h16v1h-7v1h-2v-1h-7zm-8 5h1v9h-1zm27 0h1v9h-1z"],
    ["u","M4 6h8v1h-8zm24 0h8v1h-8zm-24 6h5v1h-5zm27 0h5v1h-5z"],
    ["y","M19 8h2v2h-2z"],
  ],
};
