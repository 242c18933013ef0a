// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const sideTable: CompiledSprite = {
  width: 40,
  height: 45,
  palette: {"k":"#1d1a2b","g":"#4e4ba8","l":"#7d79d6","d":"#38357d","a":"#ffa54d","o":"#d95f0e","c":"#25222f","x":"#d3dcc0","q":"#e2d1a6","i":"#5b6b4a","y":"#f6c945","r":"#e0263c","p":"#fbf6e6","h":"#5a3825","f":"#f2b98a","s":"#2f6f8f","R":"#b80a41","A":"#a8430a","W":"#d99a5b","v":"#8a5128","w":"#b5713a","u":"#5f3418"},
  paths: [
    ["k","M22 0h13v1h1v21h-1v1h4v1h1v4h-1v1h-2v16h-7v-9h-20v9h-7v-16h-2v-1h-1v-4h1v-1h1v-20h15v2h1v18h4v-1h-1v-21h1z"],
    ["w","M1 25h38v3h-38zm11 5h16v4h-16zm-7 5h3v1h1v8h-5v-8h1zm27 0h3v1h1v8h-5v-8h1z"],
    ["v","M4 24h34v1h-1v1h-32v-1h-1zm0 5h7v5h1v-1h7v-1h2v1h7v1h1v-5h7v15h-1v-8h-4v-1h-3v-1h-16v1h-3v9h-1v-8h-4z"],
    ["o","M3 4h13v18h-12v-1h-1zm3 2h-1v3h9v-3zm1 5h-1v6h8v-6z"],
    ["g","M22 1h13v3h-2v-1h-9v1h-2zm0 11h2v1h9v-1h2v8h-1v1h-1v1h-1v1h-9v-1h-1v-4h3v2h2v-2h2v-2h-2v-2h-2v2h-3zm6 8h-1v1h2v-1zm3 0h-1v1h2v-1z"],
    ["W","M1 24h4v1h14v-1h3v1h15v-1h2v2h-38zm11 6h16v1h-7v1h-2v-1h-7zm-8 5h1v9h-1zm27 0h1v9h-1z"],
    ["p","M5 10h10v8h-10zm5 1h-1v1h-1v3h-1v2h1v-1h4v1h1v-2h-1v-3h-1v-1z"],
    ["d","M34 2h1v20h-2v1h-10v-1h9v-1h1v-1h1z"],
    ["x","M25 4h7v1h1v6h-1v1h-7v-1h-1v-6h1z"],
    ["l","M23 1h11v1h-11v19h-1v-19h1z"],
    ["c","M24 4h9v8h-9zm2 1h-1v6h7v-6z"],
    ["u","M4 29h8v1h-8zm24 0h8v1h-8zm-24 6h5v1h-5zm27 0h5v1h-5z"],
    ["a","M3 4h1v18h-1z"],
    ["q","M17 6h1v16h-1z"],
    ["y","M6 7h2v1h-2zm3 0h3v1h-3zm-3 12h6v1h-6zm13 12h2v2h-2z"],
    ["A","M3 21h13v1h-13z"],
    ["i","M26 6h2v2h-2zm3 1h2v2h-2v1h-3v-1h3z"],
    ["s","M9 14h2v1h1v2h-4v-2h1z"],
    ["R","M31 15h2v2h-2v2h-2v-2h2z"],
    ["f","M9 12h2v3h-2z"],
    ["h","M9 12h2v1h-2z"],
    ["r","M24 7h1v1h-1z"],
  ],
};
