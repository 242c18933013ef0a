// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const questSite: CompiledSprite = {
  width: 64,
  height: 40,
  palette: {"7":"#4152a6","k":"#1d1a2b","u":"#4fc9b4","t":"#17a192","d":"#4a63c4","s":"#fff6dc","T":"#0d7780","m":"#e8ecf6","g":"#a9b2cc","r":"#e83a4b","Y":"#fabb35","v":"#93c84a","G":"#666f97","B":"#88a0ee","C":"#4fb0c9","y":"#ffe07a","w":"#a6e6e0","V":"#4c8a45","p":"#ff8d8f","o":"#f58220"},
  paths: [
    ["k","M1 0h62v1h1v38h-1v1h-62v-1h-1v-38h1z"],
    ["s","M51 3h4v1h1v1h-1v1h-4v-1h-1v-1h1zm-30 4h24v1h1v1h-1v1h-24v-1h-1v-1h1zm-10 5h12v1h16v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-25v-1h-1v-1h1v-1h-1v-1h1zm32 10h1v1h1v1h1v-1h1v1h-1v1h1v1h1v1h1v1h1v1h-2v2h1v1h1v2h-2v-2h-1v4h-38v-13h33v2h-6v3h6v5h2v-1h-1zm3 8h-1v1h1zm-1 1h-1v1h1zm2 0h-1v1h1z"],
    ["T","M62 3h1v35h-1v1h-35v-1h1v-1h19v-1h1v-1h2v-1h1v-2h-1v-1h-1v-1h3v-1h-1v-1h-1v-1h8v-1h1v-20h1v-1h1v-1h1z"],
    ["u","M2 1h24v1h-3v1h-1v3h-13v1h-1v13h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-24h1z"],
    ["t","M25 1h37v1h1v2h-1v1h-1v1h-1v1h-1v-4h-1v-1h-33zm-4 4h1v1h-1zm-14 14h1v17h1v1h20v1h-1v1h-26v-1h-1v-13h1v-1h1v-1h1v-1h1v-1h1v-1h1z"],
    ["7","M48 7h10v19h-10z"],
    ["C","M9 11h38v5h-6v-1h-2v-1h-1v1h-2v1h-16v-1h-9v1h-2zm3 2h-1v1h12v-1z"],
    ["d","M23 3h35v3h-35zm29 1h-1v1h1zm3 0h-1v1h1zm-19 21h6v4h-7v-3h1z"],
    ["w","M9 15h2v1h9v-1h17v1h-1v1h1v2h3v-2h1v-1h-1v-1h7v6h-35v-1h-3z"],
    ["g","M9 7h38v3h-38zm13 1h-1v1h1zm10 0h-1v1h14v-1zm14 22h1v1h-1zm2 1h1v1h1v2h-1v-2h-1zm-37 1h7v1h-7zm12 0h6v1h-6zm12 0h5v1h-5zm-24 2h8v1h-8zm12 0h6v1h-6zm12 0h8v1h-8z"],
    ["v","M17 7h2v2h-2zm5 9h2v1h2v2h-1v1h12v-2h1v1h1v-1h1v-1h1v2h1v1h-1v1h-1v1h-31v-3h3v1h4v-1h2v-1h2v-1h2z"],
    ["V","M25 18h3v1h2v1h2v1h2v1h-13v-1h2v-1h1v-1h1zm16 1h2v1h4v2h-3v-1h-2v1h-4v-1h2v-1h1z"],
    ["m","M9 7h38v1h-16v1h-9v-1h-6v1h-2v-1h-1v1h-2v-1h-2z"],
    ["B","M48 10h9v1h-9zm2 2h7v1h-7zm0 2h5v1h-5zm-15 10h7v2h-6v3h-1z"],
    ["G","M22 8h9v1h-9zm-11 22h9v1h-9zm12 0h9v1h-9zm12 0h7v1h-7z"],
    ["r","M11 8h2v1h-2zm8 16h2v5h-10v-3h1v-1h7z"],
    ["o","M31 24h2v5h-10v-3h1v-1h7z"],
    ["Y","M14 8h2v1h-2zm9 16h10v1h-2v1h-7v3h-1z"],
    ["p","M11 24h10v1h-2v1h-7v3h-1z"],
    ["y","M38 13h1v1h2v2h1v1h-1v1h-1v-1h1v-1h-1v-1h-1v-1h-1v1h-1v1h-1v1h1v1h1v1h-2v-2h-1v-1h1v-2h2z"],
  ],
};
