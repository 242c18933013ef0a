// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const questApp: CompiledSprite = {
  width: 64,
  height: 40,
  palette: {"5":"#5c2650","6":"#b93550","k":"#1d1a2b","R":"#9c2447","m":"#e8ecf6","g":"#a9b2cc","G":"#666f97","Y":"#fabb35","o":"#f58220","p":"#ff8d8f","r":"#e83a4b","s":"#fff6dc","C":"#4fb0c9","w":"#a6e6e0","v":"#93c84a","V":"#4c8a45","y":"#ffe07a","n":"#22345e","z":"#bb6d24","B":"#88a0ee"},
  paths: [
    ["k","M1 0h62v1h1v38h-1v1h-62v-1h-1v-38h1z"],
    ["R","M42 1h20v1h1v7h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v1h-1v2h-1v1h-1v1h-1v-26h-1zm6 4h-1v1h-1v1h-1v3h1v1h1v1h1v1h1v-1h1v-1h1v-1h1v-1h1v-2h2v-1h-1v-1h-3v1h-1v-1zm8 2h-1v3h1zm-35 1h1v30h1v1h-21v-1h-1v-10h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h3v1h1v1h2v-3h1v-6h1v-1h1zm34 2h-1v1h1zm-1 1h-1v1h1zm-1 1h-1v1h1zm-3 1h-1v1h1zm2 0h-1v1h1zm-17 0h1v4h-1v1h-2v-2h1v-2h1zm16 1h-1v1h1zm-45 11h-1v11h14v-11z"],
    ["5","M62 8h1v30h-1v1h-20v-1h1v-11h1v-1h1v-1h1v4h1v1h1v1h7v-1h1v-1h1v-5h-1v-1h-1v-1h-6v1h-1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1z"],
    ["6","M2 1h21v1h-1v7h-1v1h-1v1h-1v-2h-1v-1h-12v1h-1v7h1v1h7v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-27h1z"],
    ["s","M27 6h11v1h1v1h-1v1h-3v1h1v1h1v1h1v1h1v1h1v3h-1v-1h-1v-1h-1v-2h-1v-1h-4v-2h1v-1h-6v-1h-1v-1h1zm20 0h1v1h1v1h-1v1h-1v-1h-1v-1h1zm-41 3h12v7h-1v2h-1v-1h-1v-1h-9zm3 2h-1v1h1zm2 0h-1v1h1zm2 0h-1v1h1zm2 0h-1v1h2v-1zm-6 2h-1v1h1zm2 0h-1v1h2v-1zm3 0h-1v1h2v-1zm19 0h2v3h-1v1h-1v-1h-1v-2h1zm-8 5h8v1h2v-1h5v3h-4v4h1v1h-1v1h2v1h1v1h-1v1h-3v1h1v1h-1v1h-6v-1h-1v-1h1v-2h-1v-1h1v-2h-1v-1h1v-1h3v-3h-7zm-19 8h12v2h-1v1h-1v1h-1v1h-1v1h-3v1h2v1h-1v1h-6v-7h1v-1h-1zm2 2h-1v1h1zm1 1h-1v1h1zm1 1h-1v1h1zm1 1h-1v1h1z"],
    ["n","M25 23h8v1h2v-1h5v11h-15zm5 2h-1v1h7v-1zm0 3h-1v1h9v-1zm0 3h-1v1h6v-1z"],
    ["v","M32 9h8v6h-1v1h1v3h-5v-1h1v-1h1v-3h1v-1h-1v-1h-1v-1h-1v-1h-2v2h-2v-2h1zm7 5h-1v1h1zm-10 0h2v3h1v1h1v1h-8v-3h3v-1h1zm-4 6h8v4h-8zm10 0h2v4h-2zm-9 11h2v2h-2z"],
    ["g","M23 2h19v2h-7v-1h-6v1h-6zm-6 25h1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1v-1h1zm-11 1h1v1h1v1h1v1h1v1h1v1h-1v-1h-1v-1h-1v-1h-1v-1h-1zm17 7h19v2h-1v1h-17v-1h-1zm9 1h-1v1h3v-1z"],
    ["m","M23 2h1v35h1v1h-2zm-17 7h1v1h-1zm11 0h1v1h-1zm-11 6h1v1h-1zm10 0h2v1h-2zm1 14h1v6h-7v-1h1v-1h2v-1h1v-1h1v-1h1z"],
    ["G","M41 3h1v35h-18v-1h17zm-24 26h1v1h-1v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1z"],
    ["o","M25 5h15v5h-8v1h-7zm3 2h-1v1h7v-1zm9 0h-1v1h2v-1z"],
    ["Y","M25 5h15v1h-15zm27 18h3v1h1v4h-1v1h-1v1h-6v-1h-1v-2h1v-1h1v-1h2v2h3v-1h-2zm-26 5h2v2h-2z"],
    ["r","M48 6h2v1h1v-1h3v3h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-2h2zm-15 7h3v1h-3v2h1v2h-1v-1h-1v-3h1z"],
    ["w","M29 10h3v3h-1v2h-2v2h-4v-5h4z"],
    ["V","M36 20h4v4h-4zm-7 1h3v3h-3z"],
    ["C","M25 10h5v3h-5zm1 15h2v2h-2z"],
    ["y","M49 23h4v1h-2v2h-2v1h-1v1h-1v-4h2z"],
    ["p","M47 6h2v1h1v1h-2v1h-2v-2h1zm1 1h-1v1h1zm-16 6h2v1h-1v1h-1z"],
    ["B","M29 26h3v1h-3zm0 3h5v1h-5zm0 3h2v1h-2z"],
    ["z","M55 24h1v5h-1v1h-3v-1h2v-1h1z"],
  ],
};
