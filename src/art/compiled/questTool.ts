// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const questTool: CompiledSprite = {
  width: 64,
  height: 40,
  palette: {"1":"#2f2856","5":"#5c2650","k":"#1d1a2b","a":"#eab06c","A":"#b96f48","m":"#e8ecf6","g":"#a9b2cc","G":"#666f97","b":"#7a4040","u":"#4fc9b4","t":"#17a192","T":"#0d7780","p":"#ff8d8f","r":"#e83a4b","R":"#9c2447","y":"#ffe07a","Y":"#fabb35","z":"#bb6d24"},
  paths: [
    ["A","M25 0h37v1h1v1h1v14h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-6v2h-1v1h-44v-1h-1v-5h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h3v-5h1v-1h7v-1h-1v-1h-1v-1h1v-1h1v-1h1z"],
    ["k","M1 0h62v1h1v38h-1v1h-62v-1h-1v-38h1zm25 1h-1v1h-2v2h1v1h1v3h-1v2h-1v-2h-1v-1h-2v18h-1v1h-4v-1h-1v-12h-12v12h-1v5h12v-1h1v-1h3v1h1v1h27v-3h17v-11h1v-14h-1v-1zm2 1h3v1h1v1h-1v2h3v-2h-1v-2h3v1h1v1h1v4h-1v1h-1v1h-1v4h1v1h-1v3h1v1h1v1h1v5h-1v1h-1v1h-8v-1h-1v-1h-1v-5h1v-1h1v-1h1v-8h-1v-1h-1v-1h-1v-4h1v-1h1zm18 1h4v1h1v1h1v6h-1v1h-1v11h1v2h-1v1h-4v-1h-1v-2h1v-11h-1v-1h-1v-6h1v-1h1zm-29 4h-1v8h2v-8zm14 14h-1v2h4v-2z"],
    ["a","M2 1h23v1h-1v1h-13v1h-1v1h-1v3h1v1h2v-1h1v-1h1v6h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-23h1zm13 5h2v10h-2z"],
    ["1","M1 36h62v2h-1v1h-60v-1h-1z"],
    ["g","M29 3h2v1h-1v2h1v1h3v-1h1v-3h1v1h1v4h-1v1h-2v10h1v1h1v1h1v4h-1v1h-7v-1h-1v-1h-1v-2h1v-1h1v2h1v1h4v-1h1v-2h-1v-1h-4v-11h-1v-1h-1v-1h-1v-2h1v-1h1zm-9 1h3v2h-4v1h-3v-1h-3v1h-1v1h-2v-3h10zm27 19h1v1h1v1h-3v-1h1zm1 5h3v1h-3zm0 2h1v3h-1zm-47 1h11v3h-11zm14 0h1v1h-1zm4 0h28v3h-28zm32 0h12v3h-12z"],
    ["G","M34 3h2v1h1v4h-1v1h-1v-1h1v-4h-2zm-12 1h1v1h1v3h-1v-1h-1zm-4 1h2v2h-1v1h-1zm11 0h1v1h1v1h-1v-1h-1zm-19 2h2v1h-2zm23 2h1v10h2v1h1v5h-1v1h-1v-1h1v-4h-1v-1h-1v-1h-1zm14 4h2v10h1v2h-2v-1h-1zm3 15h1v1h-1zm-2 2h2v1h-2zm0 2h2v1h-2zm-47 1h12v1h1v1h-13zm17 0h29v1h4v-1h12v2h-46v-1h1z"],
    ["b","M5 4h1v1h-1zm36 0h1v1h-1zm12 0h1v1h-1zm6 0h1v1h-1zm-41 3h1v9h-1zm-13 2h1v1h-1zm6 0h1v1h-1zm12 0h1v1h-1zm18 0h1v1h-1zm12 0h1v1h-1zm6 0h1v1h-1zm-54 5h1v1h-1zm6 0h1v1h-1zm12 0h1v1h-1zm12 0h1v1h-1zm6 0h1v1h-1zm12 0h1v1h-1zm6 0h1v1h-1zm3 2h1v14h-11v-4h1v-2h2v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1zm-57 3h1v1h-1zm6 0h1v1h-1zm12 0h1v1h-1zm18 0h1v1h-1zm12 0h1v1h-1zm-48 5h1v1h-1zm6 0h1v1h-1zm12 0h1v1h-1zm18 0h1v1h-1z"],
    ["m","M28 3h2v1h-1v1h-1v2h1v1h1v1h1v11h-1v1h-1v1h-1v2h1v1h1v1h-2v-1h-1v-5h1v-1h2v-10h-2v-1h-1v-4h1zm6 0h1v1h-1zm-23 1h10v2h-4v1h-2v-1h-5v-1h1zm36 9h1v11h-1v1h-1v-2h1zm-1 15h3v1h-3zm2 2h1v1h-1zm0 2h1v1h-1z"],
    ["r","M16 15h3v9h-1v1h-3v-8h1z"],
    ["t","M47 4h3v8h-4v-1h-1v-1h1v-2h-1v-1h1v-2h1z"],
    ["T","M49 4h1v1h1v6h-1v1h-1z"],
    ["u","M46 4h2v1h-1v2h-1v1h1v2h-1v1h1v1h-1v-1h-1v-6h1z"],
    ["p","M15 15h2v2h-1v7h-1z"],
    ["R","M18 15h1v10h-2v-1h1z"],
    ["Y","M14 29h3v1h1v1h-2v-1h-1v1h-1v1h1v1h1v1h-2v-1h-1v-3h1z"],
    ["z","M16 29h1v1h1v3h-1v1h-2v-1h1v-1h1v-2h-1z"],
    ["5","M59 19h1v1h-1zm0 5h1v1h-1z"],
    ["y","M14 29h1v1h-1v1h-1v-1h1z"],
  ],
};
