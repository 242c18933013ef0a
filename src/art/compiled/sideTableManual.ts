// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sideTableManual: CompiledSprite = {
  width: 20,
  height: 19,
  palette: {"1":"#37265c","2":"#6b3268","3":"#b3434f","4":"#f58220","5":"#ffe39a","6":"#fdb44e","8":"#352a66","k":"#1d1a2b","w":"#fbf6e6","o":"#f58220","q":"#e2d1a6","a":"#ffa54d","r":"#e83a4b","h":"#5b342a","t":"#1fa596","v":"#a6c94a","V":"#5b9445","y":"#f7d08a","f":"#f6c945"},
  paths: [
    ["k","M0 0h18v1h1v1h1v17h-20z"],
    ["o","M13 1h3v1h-3zm-12 2h16v12h-16zm3 3h-1v8h12v-8z"],
    ["w","M3 1h5v1h-5zm4 2h1v1h2v1h-1v1h-1v-1h-2v-1h1zm4 0h1v1h3v1h-3v1h-1zm-6 4h1v1h1v1h-1v1h-1v-1h-1v-1h1zm8 6h3v1h1v2h-1v1h-3v-1h-1v-2h1zm-11 3h4v1h-4z"],
    ["a","M2 3h1v1h1v1h1v1h-1v-1h-1v-1h-1zm5 0h1v1h-1zm4 0h1v1h-1zm4 0h1v1h-1v2h-1v-2h1zm-7 2h1v1h-1zm3 0h1v1h-1zm-10 2h1v1h-1zm15 0h1v1h-1zm0 2h1v1h-1zm-15 1h1v1h-1zm1 3h1v1h-1v1h-1v-1h1zm4 1h1v1h-1zm4 0h1v1h-1z"],
    ["8","M10 7h2v1h2v5h-6v-1h-1v-3h1v-1h2z"],
    ["q","M18 2h1v16h-1z"],
    ["5","M8 7h6v2h-1v1h-1v-2h-2v2h-1v-1h-2v-1h1z"],
    ["f","M13 12h1v2h-1v2h1v1h-1v-1h-1v-2h1zm2 1h1v1h1v2h-1v1h-1v-1h1v-2h-1z"],
    ["1","M4 7h5v1h-1v1h-2v-1h-1v1h-1zm9 0h1v1h-1z"],
    ["V","M4 11h4v1h1v1h-5zm9 1h1v1h-1z"],
    ["2","M4 8h1v1h1v-1h2v2h-4z"],
    ["3","M4 9h4v2h-4z"],
    ["4","M4 10h4v2h-4z"],
    ["v","M4 11h4v1h-4z"],
    ["t","M5 9h1v3h-1z"],
    ["6","M9 11h1v1h-1zm3 0h1v1h-1z"],
    ["y","M10 12h2v1h-2z"],
    ["r","M11 7h1v1h-1z"],
    ["h","M5 9h1v1h-1z"],
  ],
};
