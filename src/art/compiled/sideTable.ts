// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sideTable: CompiledSprite = {
  width: 40,
  height: 45,
  palette: {"k":"#1d1a2b","g":"#4e4ba8","l":"#7d79d6","d":"#38357d","a":"#ffa54d","o":"#d95f0e","c":"#25222f","x":"#d3dcc0","q":"#e2d1a6","i":"#5b6b4a","y":"#f6c945","r":"#e0263c","p":"#fbf6e6","h":"#5a3825","f":"#f2b98a","s":"#2f6f8f","R":"#b80a41","A":"#a8430a","W":"#d99a5b","v":"#8a5128","w":"#b5713a","u":"#5f3418"},
  paths: [
    ["k","M22 0h13v1h1v21h-1v1h4v1h1v4h-1v1h-2v16h-7v-9h-20v9h-7v-16h-2v-1h-1v-4h1v-1h1v-20h15v2h1v1h-1v16h1v1h4v-1h-1v-21h1z"],
    ["w","M1 26h38v2h-38zm11 5h16v2h-16zm-7 5h3v8h-3zm27 0h3v8h-3z"],
    ["v","M5 24h32v1h-32zm-1 6h7v4h1v-1h16v1h1v-4h7v5h-8v-1h-16v1h-8zm4 6h1v8h-1zm27 0h1v8h-1z"],
    ["o","M4 4h12v17h-12zm2 2h-1v3h9v-3zm0 5h-1v6h10v-6z"],
    ["g","M22 1h13v1h-1v2h-1v-1h-9v1h-1v-2h-1zm1 11h1v1h9v-1h1v8h-1v1h-1v1h-10v-1h1v-3h2v2h2v-2h4v-1h-2v-1h-2v-2h-2v2h-2zm5 8h-1v1h2v-1zm3 0h-1v1h2v-1z"],
    ["W","M1 24h4v1h14v-1h3v1h15v-1h2v2h-38zm11 6h16v1h-16zm-8 6h1v8h-1zm27 0h1v8h-1z"],
    ["p","M5 10h10v8h-10zm5 1h-1v1h-1v3h-1v2h6v-2h-1v-3h-1v-1z"],
    ["d","M34 2h1v20h-2v1h-10v-1h9v-1h1v-1h1z"],
    ["x","M25 5h7v6h-7z"],
    ["l","M23 1h11v1h-11v19h-1v-19h1z"],
    ["c","M24 4h9v8h-9v-4h1v3h7v-6h-7v2h-1z"],
    ["u","M4 29h8v1h-8zm24 0h8v1h-8zm-24 6h5v1h-5zm27 0h5v1h-5z"],
    ["a","M3 4h1v17h-1z"],
    ["q","M17 6h1v16h-1z"],
    ["y","M6 7h2v1h-2zm3 0h3v1h-3zm-3 12h6v1h-6zm13 12h2v2h-2z"],
    ["A","M3 21h13v1h-13z"],
    ["i","M26 6h2v2h-2zm3 1h2v2h-2v1h-3v-1h3z"],
    ["s","M8 15h4v2h-4z"],
    ["R","M31 15h2v2h-2v2h-2v-2h2z"],
    ["f","M9 13h2v2h-2z"],
    ["h","M9 12h2v1h-2z"],
    ["r","M24 7h1v1h-1z"],
  ],
};
