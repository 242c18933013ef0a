// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const icons: CompiledSprite = {
  width: 16,
  height: 288,
  palette: {"A":"currentColor","B":"currentColor","C":"currentColor","D":"currentColor","E":"currentColor","F":"currentColor","G":"currentColor","H":"currentColor","I":"currentColor","J":"currentColor","K":"currentColor","L":"currentColor","M":"currentColor","N":"currentColor","O":"currentColor","P":"currentColor","Q":"currentColor","R":"currentColor"},
  paths: [
    ["A","M5 1h6v1h2v1h1v2h1v6h-1v2h-1v1h-2v1h-6v-1h-2v-1h-1v-2h-1v-6h1v-2h1v-1h2zm3 3h-1v1h-1v1h-1v6h2v-2h2v2h2v-6h-1v-1h-1v-1zm-1 2h2v2h-2z"],
    ["B","M5 17h6v1h2v1h1v2h1v6h-1v2h-1v1h-2v1h-6v-1h-2v-1h-1v-2h-1v-6h1v-2h1v-1h2zm1 3h-1v8h5v-1h1v-3h-1v-1h1v-2h-1v-1zm1 1h2v2h-2zm0 3h2v3h-2z"],
    ["C","M5 33h6v4h4v6h-4v4h-6v-4h-4v-6h4zm3 6h-1v2h2v-2z"],
    ["D","M7 49h2v1h1v1h1v1h1v1h1v1h1v1h1v1h-4v7h-6v-7h-4v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1z"],
    ["E","M5 65h6v7h4v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h4z"],
    ["F","M7 81h1v4h7v6h-7v4h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-2h1v-1h1v-1h1v-1h1v-1h1v-1h1z"],
    ["G","M8 97h1v1h1v1h1v1h1v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-4h-7v-6h7z"],
    ["H","M2 115h12v1h1v1h1v6h-1v1h-1v1h-12v-1h-1v-1h-1v-6h1v-1h1zm2 4h-1v2h2v-2zm4 0h-1v2h2v-2zm4 0h-1v2h2v-2z"],
    ["I","M2 131h12v1h1v1h1v6h-1v1h-1v1h-12v-1h-1v-1h-1v-6h1v-1h1zm5 1h-1v8h1v-1h1v-1h1v-1h1v-2h-1v-1h-1v-1h-1z"],
    ["J","M1 146h14v1h1v10h-1v1h-14v-1h-1v-10h1zm1 1h-1v1h1zm13 0h-1v1h1zm-12 1h-1v1h2v-1zm10 0h-1v1h2v-1zm-8 1h-1v1h1v1h2v1h2v-1h2v-1h1v-1h-2v1h-4v-1z"],
    ["K","M3 162h4v1h1v4h-1v1h-4v-1h-1v-4h1zm7 1h3v1h1v3h-1v1h-3v-1h-1v-3h1zm-8 6h6v1h1v1h1v-2h3v1h2v1h1v3h-5v-3h-1v3h-10v-3h1v-1h1z"],
    ["L","M8 178h3v2h-1v4h-1v4h-1v2h-3v-2h1v-4h1v-4h1zm-6 3h3v1h-1v1h-1v2h1v1h1v1h-3v-1h-1v-1h-1v-2h1v-1h1zm9 0h3v1h1v1h1v2h-1v1h-1v1h-3v-1h1v-1h1v-2h-1v-1h-1z"],
    ["M","M4 193h8v2h-8zm-3 3h14v1h1v7h-3v-3h-10v3h-3v-7h1zm12 2h-1v1h2v-1zm-9 4h8v5h-8zm3 2h-1v1h4v-1z"],
    ["N","M5 208h6v1h1v1h1v5h-1v2h-1v1h-6v-1h-1v-2h-1v-5h1v-1h1zm2 2h-1v1h2v-1zm-1 1h-1v2h1zm-1 8h6v1h-6zm0 2h6v1h-1v1h-4v-1h-1z"],
    ["O","M7 225h2v1h1v1h1v1h1v-2h2v5h1v1h1v1h-2v6h-4v-5h-4v5h-4v-6h-2v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1z"],
    ["P","M6 242h2v12h-2v-1h-1v-1h-1v-1h-4v-6h4v-1h1v-1h1zm6 1h2v1h1v1h1v6h-1v1h-1v1h-2v-1h1v-1h1v-6h-1v-1h-1zm-3 2h2v1h1v4h-1v1h-2v-1h1v-4h-1z"],
    ["Q","M2 257h9v4h3v10h-12zm10 1h1v1h1v1h-2zm-7 4h-1v1h6v-1zm0 2h-1v1h8v-1zm0 2h-1v1h8v-1zm0 2h-1v1h4v-1z"],
    ["R","M1 274h5v1h1v11h-3v-1h-2v-1h-1zm9 0h5v10h-1v1h-2v1h-3v-11h1zm-6 3h-1v1h2v-1zm8 0h-1v1h2v-1zm-8 2h-1v1h2v-1zm8 0h-1v1h2v-1zm-8 2h-1v1h2v-1zm8 0h-1v1h2v-1z"],
  ],
};
