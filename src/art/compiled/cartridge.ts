// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const cartridge: CompiledSprite = {
  width: 48,
  height: 34,
  palette: {"k":"#1d1a2b","l":"#b9b5c4","d":"#66617a","g":"#8f8a9e","w":"#ffffff","s":"#e2d1a6","o":"#d95f0e","p":"#fbf6e6","y":"#f6c945"},
  paths: [
    ["k","M12 1h21v3h3v17h-1v3h1v3h-2v4h-19v-4h-3v-3h1v-3h-1zm26 3h2v2h-2zm-30 2h2v2h-2zm34 2h2v1h1v2h-1v1h-2v-1h-1v-2h1zm-37 3h2v1h1v2h-1v1h-2v-1h-1v-2h1zm34 5h4v1h1v1h1v2h-1v1h-1v1h-4v-1h-1v-1h-1v-2h1v-1h1zm-35 4h3v1h2v1h1v3h-1v1h-5v-1h-1v-1h-1v-2h1v-1h1z"],
    ["g","M14 2h17v1h1v2h2v1h1v15h-1v3h1v1h-1v1h-20v-1h-1v-1h1v-3h-1v-18h1zm3 8h-1v13h16v-13z"],
    ["p","M18 11h6v1h1v1h6v9h-14v-10h1zm6 4h-1v3h2v-3zm0 4h-1v1h2v-1z"],
    ["d","M15 2h17v2h-1v-1h-1v1h-15zm0 3h15v1h-15zm19 0h1v16h-1zm-19 2h15v1h-15zm-2 17h1v1h20v-1h1v2h-22z"],
    ["l","M13 2h18v1h-17v18h-1zm19 3h3v1h-3zm-19 19h1v1h-1z"],
    ["w","M42 9h2v2h-2zm-37 3h2v2h-2zm34 5h4v1h1v2h-1v1h-4v-1h-1v-2h1zm-35 4h3v1h2v3h-5v-1h-1v-2h1z"],
    ["o","M17 11h14v3h-14zm2 1h-1v1h6v-1z"],
    ["y","M16 27h2v3h-2zm3 0h2v3h-2zm3 0h2v3h-2zm3 0h2v3h-2zm3 0h2v3h-2zm3 0h2v3h-2z"],
    ["s","M43 10h1v1h-1zm-37 3h1v1h-1zm32 6h1v1h2v1h-2v-1h-1zm5 0h1v1h-1v1h-1v-1h1zm-39 5h1v1h-1zm3 0h2v1h-2z"],
  ],
};
