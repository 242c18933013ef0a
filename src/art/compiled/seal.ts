// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const seal: CompiledSprite = {
  width: 40,
  height: 40,
  palette: {"k":"#1d1a2b","p":"#ffc766","o":"#f58220","t":"#1b8f86","w":"#fbf6e6","O":"#b24a1c","W":"#e2d1a6","T":"#0f5f6b"},
  paths: [
    ["w","M16 5h8v1h2v1h2v1h1v1h1v1h1v1h1v1h1v2h1v2h1v1h-1v4h-1v3h-1v1h-1v2h-1v1h-1v1h-1v1h-2v1h-1v1h-3v1h-5v1h-3v-1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-2h-1v-2h-1v-8h1v-2h1v-2h1v-1h1v-1h1v-1h1v-1h1v-1h2v-1h2z"],
    ["k","M19 0h2v1h1v1h4v-1h2v1h1v2h1v1h4v1h1v4h1v1h2v1h1v2h-1v4h1v1h1v2h-1v1h-1v4h1v2h-1v1h-2v1h-1v4h-1v1h-4v1h-1v2h-1v1h-2v-1h-4v1h-1v1h-2v-1h-1v-1h-4v1h-2v-1h-1v-2h-1v-1h-4v-1h-1v-4h-1v-1h-2v-1h-1v-2h1v-4h-1v-1h-1v-2h1v-1h1v-4h-1v-2h1v-1h2v-1h1v-4h1v-1h4v-1h1v-2h1v-1h2v1h4v-1h1zm-2 6h-1v1h-3v1h-1v1h-2v1h-1v2h-1v1h-1v3h-1v8h1v3h1v1h1v2h1v1h2v1h1v1h14v-1h1v-1h2v-1h1v-2h1v-1h1v-3h1v-8h-1v-3h-1v-1h-1v-2h-1v-1h-2v-1h-1v-1h-3v-1z"],
    ["o","M26 2h2v2h1v2h5v5h2v1h2v2h-1v5h-1v-3h-1v-3h-1v-2h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-2v-1h-3v-1h-3v-1h5zm-7 6h2v2h-1v1h-1v-1h-1v-1h1zm-16 13h1v3h1v3h1v2h1v1h1v1h1v1h1v1h1v1h2v1h3v1h3v1h-5v1h-2v-2h-1v-2h-5v-5h-2v-1h-2v-2h1zm16 8h2v2h-1v1h-1v-1h-1v-1h1z"],
    ["O","M20 9h2v1h-1v1h-2v-1h1zm16 9h2v1h1v2h-1v1h-1v4h1v2h-2v1h-2v5h-5v2h-1v2h-2v-1h-4v1h-1v1h-2v-1h-1v-2h6v-1h3v-1h2v-1h1v-1h1v-1h1v-1h1v-1h1v-2h1v-3h1zm-16 12h2v1h-1v2h-2v-2h1z"],
    ["t","M16 5h8v1h3v1h1v1h2v1h1v1h1v2h1v1h1v3h1v2h-1v-2h-1v-2h-1v-2h-1v-1h-1v-1h-1v-1h-1v-1h-2v-1h-2v-1h-8v1h-2v1h-2v1h-1v1h-1v1h-1v1h-1v2h-1v2h-1v8h1v2h1v2h1v1h1v1h1v1h1v1h2v1h3v1h1v1h-2v-1h-3v-1h-1v-1h-2v-1h-1v-1h-1v-2h-1v-1h-1v-3h-1v-8h1v-3h1v-1h1v-2h1v-1h1v-1h2v-1h1v-1h3z"],
    ["p","M19 1h2v1h1v2h-6v1h-3v1h-2v1h-1v1h-1v1h-1v1h-1v1h-1v2h-1v3h-1v6h-2v-1h-1v-2h1v-1h1v-4h-1v-2h2v-1h2v-5h5v-2h1v-2h2v1h4v-1h1z"],
    ["W","M33 17h2v7h-1v2h-1v2h-1v1h-1v1h-1v1h-1v1h-1v1h-2v1h-2v1h-7v-1h-1v-1h1v-1h5v-1h3v-1h1v-1h2v-1h1v-1h1v-2h1v-1h1v-3h1z"],
    ["T","M34 17h1v7h-1v3h-1v1h-1v2h-1v1h-1v1h-2v1h-1v1h-3v1h-7v-1h7v-1h2v-1h2v-1h1v-1h1v-1h1v-1h1v-2h1v-2h1z"],
  ],
};
