// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const questWriting: CompiledSprite = {
  width: 64,
  height: 40,
  palette: {"1":"#2f2856","2":"#473572","3":"#70477f","k":"#1d1a2b","s":"#fff6dc","m":"#e8ecf6","G":"#666f97","g":"#a9b2cc","u":"#4fc9b4","t":"#17a192","y":"#ffe07a","T":"#0d7780","o":"#f58220","r":"#e83a4b","n":"#22345e","p":"#ff8d8f","B":"#88a0ee","d":"#4a63c4","D":"#33408c","R":"#9c2447","a":"#eab06c","A":"#b96f48","b":"#7a4040"},
  paths: [
    ["k","M1 0h62v1h1v38h-1v1h-62v-1h-1v-38h1z"],
    ["1","M43 1h19v1h1v30h-2v-4h-1v-1h-2v-1h-7v6h-1v-7h-1v-3h-1v-4h1v-1h1v-2h-1v-1h-1v-1h-5zm15 28h1v2h-1z"],
    ["3","M2 1h20v1h-1v2h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v2h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v3h-1v1h-1v1h-1v-23h1z"],
    ["s","M22 2h20v11h-20zm3 2h-1v1h11v-1zm-6 19h23v1h1v1h-1v2h1v1h-1v1h-3v1h1v1h-1v1h-16v-1h-1v-1h1v-1h-4v-1h-1v-1h1v-2h-1v-1h1zm34 0h1v1h1v1h-1v-1h-1zm3 0h1v1h1v1h-1v-1h-1z"],
    ["2","M42 1h2v1h-2zm-22 2h1v10h-5v1h-3v1h1v2h-1v1h3v4h-1v3h-1v7h-4v-11h-1v1h-2v-2h-2v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-2h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1zm-17 19h1v2h-1v8h-2v-8h1v-1h1z"],
    ["t","M19 18h28v2h-2v4h-1v6h-1v2h-1v1h-27v-4h1v-4h1v-5h1v-1h1zm5 1h-1v1h-1v2h1v1h18v-1h1v-2h-1v-1zm-4 5h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm-21 3h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm3 0h-1v1h2v-1zm-17 3h-1v1h16v-1z"],
    ["G","M24 7h16v1h-16zm0 2h14v1h-14zm0 2h16v1h-16zm-8 3h1v3h-2v-2h1zm27 0h3v3h-28v-2h25zm4 0h1v1h1v2h-2zm-28 11h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm-21 3h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm3 0h2v1h-2zm-17 3h16v2h-16z"],
    ["A","M1 34h62v3h-62z"],
    ["T","M45 19h2v4h1v2h1v8h-34v-1h27v-2h1v-6h1v-4h1z"],
    ["a","M1 33h3v1h5v-1h6v1h34v-1h3v1h6v-1h5v2h-62z"],
    ["b","M2 38h60v1h-60z"],
    ["u","M17 18h27v1h-25v1h-1v5h-1v4h-1v2h-1v-6h1v-2h1z"],
    ["m","M41 2h1v11h-1zm-23 12h27v1h-2v1h-25zm-5 1h1v2h-1zm2 0h1v2h-1z"],
    ["g","M44 14h2v1h-2zm-26 1h25v1h-25zm30 0h1v2h-1zm-24 5h15v1h1v1h-17v-1h1z"],
    ["n","M23 20h18v2h-2v-1h-1v1h-1v-1h-1v1h-1v-1h-1v1h-1v-1h-1v1h-1v-1h-1v1h-1v-1h-1v1h-1v-1h-1v1h-1v-1h-1v1h-1z"],
    ["r","M8 20h1v4h-2v-1h1zm45 7h5v1h-1v4h-1v1h-4v-5h1z"],
    ["d","M4 25h5v2h-1v1h1v1h-1v1h1v1h-1v1h-1v1h-3z"],
    ["D","M8 25h1v8h-4v-1h2v-1h1v-1h-1v-1h1v-1h-1v-1h1z"],
    ["R","M57 27h1v2h-1v2h1v2h-3v-1h1v-4h1zm2 1h1v1h-1zm0 3h1v1h-1z"],
    ["p","M7 23h1v1h-1zm45 4h3v1h-2v5h-1z"],
    ["B","M4 25h1v7h-1z"],
    ["o","M5 19h1v5h-1z"],
    ["y","M5 19h1v1h-1z"],
  ],
};
