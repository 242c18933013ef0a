// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const questPrize: CompiledSprite = {
  width: 64,
  height: 40,
  palette: {"1":"#2f2856","2":"#473572","3":"#70477f","4":"#a8627f","5":"#5c2650","6":"#b93550","k":"#1d1a2b","R":"#9c2447","B":"#88a0ee","s":"#fff6dc","y":"#ffe07a","Y":"#fabb35","z":"#bb6d24","u":"#4fc9b4","o":"#f58220","p":"#ff8d8f","a":"#eab06c","A":"#b96f48","b":"#7a4040"},
  paths: [
    ["R","M2 0h50v1h1v1h1v1h9v1h1v10h-1v1h-2v1h-2v6h1v1h3v1h1v10h-1v1h-51v-1h-1v-1h-1v-1h-9v-1h-1v-10h1v-1h2v-1h2v-6h-1v-1h-3v-1h-1v-9h1v-1h1z"],
    ["6","M18 0h32v2h-1v1h-1v1h-2v2h-1v-1h-26v-2h-1zm8 1h-1v2h5v-2zm10 0h-1v2h6v-2zm-27 4h2v1h2v1h2v1h1v1h3v2h26v-1h1v1h2v-1h2v-1h2v-1h2v-1h2v2h1v3h1v3h-7v1h-1v1h-1v-1h-7v1h-4v-1h-15v-1h-5v-1h-3v1h-2v-2h-5v-1h-1v-3h1v-3h1zm14 1h19v1h1v2h-2v1h-2v-2h-16zm3 11h1v1h10v1h4v1h5v1h6v1h4v1h1v3h-1v3h-1v2h-2v-2h-2v-1h-2v-1h-1v-1h-2v-1h-2v-1h-2v-1h-1v-1h-2v-1h-2v-1h-2v1h1v1h1v2h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v3h-32v-2h1v-1h1v-1h2v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h2v-1h1v-2h-1v1h-3v1h-2v1h-2v1h-2v1h-3v1h-2v1h-2v1h-2v1h-2v-2h-1v-3h-1v-3h4v-1h1v1h2v-1h9v-1h4z"],
    ["k","M1 0h62v1h1v38h-1v1h-62v-1h-1v-38h1zm2 1h-1v1h-1v9h1v10h-1v10h1v2h10v1h11v-6h1v-1h2v-2h1v-1h1v-1h1v-1h1v-2h-1v-1h-2v-1h-1v-1h-1v-2h-2v-1h-2v-1h-1v-1h-1v-1h-1v-6h1v-1h5v-1h16v1h5v1h1v6h-1v1h-1v1h-1v1h-2v1h-2v2h-1v1h-1v1h-2v1h-1v2h1v1h1v1h1v1h1v2h2v1h1v6h11v-1h8v1h3v-10h-1v-10h1v-10h-1v-2h-10v-1h-40v1h-8v-1zm20 6h-1v3h1v1h1v-4zm18 0h-1v4h1v-1h1v-3z"],
    ["5","M4 1h8v1h-1v1h-1v1h-2v-1h-2v-1h-2zm48 0h10v1h1v2h-2v1h-2v1h-2v1h-1v-1h-1v-2h-1v-1h-1v-1h-1zm-51 10h3v1h2v8h-3v1h-2zm60 3h2v10h-3v-1h-2v-8h3zm-54 14h1v1h1v2h1v1h1v1h1v1h-11v-3h2v-1h2v-1h2zm47 2h1v1h1v1h2v1h2v1h-8v-1h1v-2h1z"],
    ["1","M1 35h62v3h-1v1h-60v-1h-1z"],
    ["Y","M32 4h7v1h-1v10h-1v2h-1v1h-1v1h-2v4h1v1h-4v-2h1v-3h-2v-6h-1v-1h1v-1h1v-1h3v-2h-1v-1h-1v-2h1zm8 1h5v1h-1v1h1v4h-1v1h-1v1h-2v1h-1v-2h1v-1h1v-1h1v-4h-3zm-6 23h2v1h1v2h-1v1h-3v-1h-1v-1h1v-1h1z"],
    ["y","M25 4h8v1h-1v2h-1v1h-1v4h-1v1h1v6h-1v-1h-2v-1h-1v-2h-1zm-6 1h5v1h-3v4h1v1h1v1h1v2h-1v-1h-2v-1h-1v-1h-1zm-11 1h2v1h-2zm48 7h2v1h-1v1h-1zm-26 9h1v2h-2v-1h1zm27 4h2v1h-1v1h-1zm-46 2h2v1h-1v1h-1zm17 0h6v2h-1v2h-5v-1h-1v-2h1z"],
    ["3","M1 35h62v1h-9v1h-44v-1h-9z"],
    ["z","M38 4h1v11h-1v2h-1v1h-2v1h-1v-1h1v-1h1v-2h1v-10h1zm6 1h1v6h-1v1h-1v1h-1v-1h1v-1h1v-4h-1v-1h1zm-13 1h1v1h1v1h2v1h-1v3h-1v-1h-3v1h-1v-3h-2v-1h3v-1h1zm1 13h1v3h1v1h1v1h-2v-1h-1z"],
    ["s","M25 4h3v12h-1v-2h-1v-9h-1zm-13 4h1v1h1v1h-1v1h-1v-1h-1v-1h1zm42 0h1v1h1v1h-1v1h-1v-1h-1v-1h1zm-5 3h2v1h-2zm-45 1h2v1h-2zm46 3h1v1h1v1h-1v1h-1v-1h-1v-1h1zm-40 2h1v1h1v1h-1v1h-1v-1h-1v-1h1z"],
    ["2","M10 36h44v1h-44z"],
    ["A","M30 25h6v2h-7v-1h1zm-1 3h9v1h1v1h-1v2h-13v-1h1v-1h1v-1h1v2h8v-2h-7z"],
    ["a","M27 25h4v1h-1v1h-3zm-3 3h6v1h-2v1h-1v1h-1v1h-2z"],
    ["b","M35 25h2v2h-2zm2 3h3v4h-3v-2h1v-1h-1z"],
    ["o","M31 7h1v1h1v3h-1v-1h-1v1h-1v-3h1z"],
    ["B","M14 3h2v1h-1v1h-1zm36 18h2v1h-1v1h-1z"],
    ["u","M52 5h2v1h-1v1h-1zm-39 9h2v1h-1v1h-1z"],
    ["p","M6 22h2v1h-2zm47 8h2v1h-1v1h-1z"],
    ["4","M23 33h1v1h-1z"],
  ],
};
