// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const cover: CompiledSprite = {
  width: 128,
  height: 96,
  palette: {
    1: '#37265c',
    2: '#6b3268',
    3: '#b3434f',
    4: '#f58220',
    5: '#fdb44e',
    6: '#ffe39a',
    7: '#8468b0',
    8: '#55468e',
    9: '#352a66',
    w: '#fff6dc',
    k: '#1d1a2b',
    r: '#e83a4b',
    R: '#9c2447',
    l: '#ffe1af',
    s: '#f4bd92',
    p: '#ffb35c',
    o: '#f06f1f',
    m: '#d78c72',
    H: '#7e4a3a',
    h: '#5b342a',
    g: '#a76950',
    O: '#b5402a',
    u: '#41dac1',
    t: '#1fa596',
    T: '#156d7b',
    j: '#3a1f23',
    f: '#8a4668',
    W: '#2c5f52',
    V: '#5b9445',
    v: '#a6c94a',
    y: '#f7d08a',
    Y: '#c98a4e',
    d: '#124961',
    a: '#6478c4',
    b: '#44529a',
    B: '#2c346e',
  },
  paths: [
    ['1', 'M0 0h128v10h-72v1h-2v1h-54zm7 4h-1v1h1zm111 0h-1v1h1zm-47 2h-1v1h1zm-49 1h-1v1h1z'],
    [
      'w',
      'M6 4h1v1h-1zm111 0h1v1h-1zm-47 2h1v1h-1zm-49 1h1v1h-1zm28 18h1v12h-1v-1h-1v-1h-2v2h-1v2h-2v-1h-1v-1h1v-2h1v-1h-3v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1zm-43 60h1v1h-1zm39 2h1v1h-1z',
    ],
    [
      '2',
      'M56 10h72v11h-14v-1h-1v-1h-1v-1h-1v-1h-2v-1h-1v-1h-2v-1h-2v-1h-3v-1h-4v-1h-10v1h-4v1h-3v1h-2v1h-2v1h-1v1h-2v1h-1v1h-1v1h-1v1h-1v1h-1v1h-38v-1h-2v-1h-28v-9h54v-1h2z',
    ],
    [
      '5',
      'M87 11h10v1h4v1h3v1h2v1h2v1h1v1h2v1h1v1h1v1h1v1h1v1h1v2h1v1h1v2h1v2h1v3h1v4h1v7h-4v-7h-1v-4h-1v-2h-1v-2h-1v-2h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-2v-1h-2v-1h-2v-1h-4v-1h1v-1h-1v-1h-2v-1h-3v1h-1v2h-4v1h-4v1h-2v1h-2v1h-2v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v2h-1v2h-5v-1h1v-2h1v-2h1v-1h1v-2h1v-1h1v-1h1v-1h1v-1h1v-1h2v-1h1v-1h2v-1h2v-1h3v-1h4zm3 11h2v2h-2zm4 0h2v2h-2zm-4 4h2v2h-2zm4 0h2v2h-2zm9 3h1v2h-1zm2 0h1v2h-1zm-15 1h2v2h-2zm4 0h2v2h-2zm-31 2h4v4h-1v10h1v9h-1v-1h-1v-1h-1v-3h-1v-1h-15v-1h-2v-1h17v-1h-1v-10h1zm16 1h1v2h-1zm2 0h1v2h-1zm22 0h1v2h-1zm2 0h1v2h-1zm-15 1h2v2h-2zm4 0h2v2h-2zm-15 3h1v2h-1zm2 0h1v2h-1zm22 0h1v2h-1zm2 0h1v2h-1zm-15 1h2v2h-2zm4 0h2v2h-2zm18 2h1v2h-1zm2 0h1v2h-1zm-35 1h1v2h-1zm2 0h1v2h-1zm22 0h1v2h-1zm2 0h1v2h-1zm-105 1h17v1h-1v1h-16zm90 0h2v2h-2zm4 0h2v2h-2zm-23 2h1v2h-1zm2 0h1v2h-1zm39 0h1v2h-1zm2 0h1v2h-1zm4 1h4v1h-1v4h-1v1h-1v1h-1zm-24 6h1v2h1v5h-2z',
    ],
    [
      'k',
      'M92 12h3v1h2v1h1v1h-1v1h2v1h1v8h1v-2h1v-2h1v-1h1v-1h1v1h1v1h1v2h1v2h1v1h1v10h2v-5h1v5h2v1h2v1h1v21h-1v-21h-2v-1h-5v10h1v1h1v11h-1v-11h-3v2h-3v-2h-3v2h-3v-2h-3v2h-1v1h1v2h1v5h-1v-5h-1v-2h-2v-1h-2v1h-2v2h-1v5h-1v-5h1v-2h1v-1h-1v-2h-3v2h-3v-2h-3v2h-3v-2h-3v11h-1v-11h1v-1h2v-5h-1v-1h-5v1h-1v17h-1v-17h1v-1h1v-1h2v-5h1v5h2v1h1v-11h1v-1h1v-2h1v-2h1v-1h1v-1h1v1h1v1h1v2h1v2h1v-12h1v-1h3v1h1v1h1v-5h1zm1 1h-1v3h3v-1h2v-1h-2v-1zm3 3h-1v1h-1v1h2v-1h1v-1zm-9 1h-1v30h2v1h1v1h6v-1h1v-1h3v-30h-2v2h-4v-2h-1v2h-3v-2zm18 3h-1v1h-1v2h-1v2h-1v1h-1v23h1v-1h1v-1h3v1h1v1h1v-1h1v-1h1v-21h-1v-1h-1v-2h-1v-2h-1zm-24 4h-1v1h-1v2h-1v2h-1v1h-1v18h1v1h1v-1h1v-1h3v1h1v1h1v-1h1v-18h-1v-1h-1v-2h-1v-2h-1zm-32 0h1v1h1v12h-1v1h-1v-1h-1v-1h-1v1h-1v2h-1v1h-1v2h-1v1h-1v4h-1v2h-1v2h-1v2h-1v2h-1v1h-1v2h-1v1h-2v3h-1v14h7v1h3v1h3v1h3v1h3v1h1v1h2v1h1v1h1v1h2v1h1v1h1v1h1v1h1v2h1v1h1v2h1v2h-1v-2h-1v-2h-1v-1h-1v-2h-1v-1h-1v-1h-1v-1h-2v-1h-1v-1h-1v-1h-2v-1h-1v-1h-3v-1h-3v-1h-3v-1h-3v-1h-31v1h-3v1h-3v1h-2v-1h2v-1h3v-1h3v-1h10v-8h-1v-1h-1v-1h-1v-1h-1v-1h-1v-3h1v-1h-2v-1h-1v1h-4v-1h-2v-1h-1v-1h-1v-1h-1v-2h1v-1h2v1h2v1h4v-1h3v1h2v1h2v-1h-1v-1h-1v-1h-1v-1h-1v-5h1v-2h1v-2h1v-1h1v-1h1v-1h2v-1h8v1h2v1h2v1h1v1h1v2h2v-1h1v-2h-1v-3h1v-1h1v-1h3v-2h-1v-1h-1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1zm1 1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h3v1h-1v2h-1v1h1v1h2v-2h1v-2h2v1h1v1h1zm-10 13h-1v1h-1v3h1v1h3v-1h1v-3h-1v-1zm-18 2h-1v1h-2v1h-1v1h-1v2h-1v2h-1v5h2v2h1v1h3v1h8v-1h3v-1h1v-2h2v-7h-1v-2h-1v-1h-2v-1h-2v-1zm17 4h-1v1h-1v2h-1v5h-1v1h-1v1h-1v1h-1v1h-2v1h1v1h4v-2h1v-1h1v-2h1v-2h1v-2h1v-2h1v-3zm-35 10h-1v2h1v1h1v1h2v1h4v-1h1v1h4v1h10v-1h2v-2h-12v-1h-2v-1h-3v1h-4v-1h-2v-1zm26 3h-1v2h-1v1h-2v1h-8v1h1v5h12v-5h1v-3h-1v-1h-1zm-14 3h-1v1h-1v3h1v1h1v1h1v1h1v-4h-1v-2h-1zm81 1h4v1h1v2h-1v1h-4v-1h-1v-2h1zm1 1h-1v2h4v-2zm-3 4h3v1h1v1h1v1h-1v1h-1v1h-3v-1h-1v-1h-1v-1h1v-1h1zm1 1h-1v1h-1v1h1v1h3v-1h1v-1h-1v-1zm-76 1h-1v8h5v-6h1v-1h1v7h5v-8zm60 4h4v1h1v1h1v2h-1v1h-1v1h-4v-1h-1v-1h-1v-2h1v-1h1zm1 1h-1v1h-1v2h1v1h4v-1h1v-2h-1v-1zm19 8h4v1h2v1h1v3h-1v1h-2v1h-4v-1h-2v-1h-1v-3h1v-1h2zm1 1h-1v1h-2v3h2v1h4v-1h2v-3h-2v-1zm-29 8h6v1h1v1h1v1h1v2h-1v1h-1v-1h1v-2h-1v-1h-1v-1h-6v1h-1v1h-1v2h1v1h-1v-1h-1v-2h1v-1h1v-1h1z',
    ],
    [
      'r',
      'M92 13h3v1h2v1h-2v1h-3zm12 7h1v7h-5v-1h1v-1h1v-2h1v-2h1zm-24 4h1v7h-5v-1h1v-1h1v-2h1v-2h1zm-77 30h2v1h2v1h4v-1h3v1h2v1h11v1h-2v1h-9v-1h-10v-1h-2v-1h-1zm94 8h4v1h-4zm-2 5h3v2h-3zm-15 6h4v1h1v1h-1v1h-4v-1h-1v-1h1zm-61 1h4v1h-1v1h-3zm7 0h4v1h-1v1h-3zm74 8h4v1h2v2h-2v1h-4v-1h-2v-2h2zm-94 2h1v1h1v1h-1v1h-1v-1h-1v-1h1zm1 1h-1v1h1zm38 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zm1 1h-1v1h1zm26 4h6v1h1v1h1v1h-1v1h-1v1h-6v-1h-1v-1h-1v-1h1v-1h1z',
    ],
    [
      '6',
      'M87 15h4v3h-1v-1h-1v-1h-2zm-4 1h3v1h-1v12h-1v-2h-1v-2h-1v-1h-1v-1h-1v1h-1v1h-1v2h-1v2h-1v1h-7v-2h1v-2h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h2v-1h2v-1h2zm12 0h2v1h-1v1h-2v-1h1zm4 0h2v1h2v1h2v1h2v1h1v1h1v1h1v1h1v1h1v1h1v1h1v2h1v2h1v2h1v4h1v2h-1v-1h-2v-1h-2v-5h-1v5h-2v-10h-1v-1h-1v-2h-1v-2h-1v-1h-1v-1h-1v1h-1v1h-1v2h-1v2h-1v-8h-1zm-25 15h1v10h-1v-1h-2v-5h-1v5h-2v1h-1v1h-1v4h-1v-10h1v-4h7zm17 19h2v1h1v7h-6v-5h1v-2h2z',
    ],
    [
      '7',
      'M86 17h3v31h-1v-1h-2zm14 10h2v21h-1v1h-1zm-24 4h2v18h-1v-1h-1zm34 6h2v1h-1v9h-1zm-41 4h2v1h-1v17h-2v-17h1zm4 9h16v1h-16zm22 0h16v1h-16z',
    ],
    [
      '8',
      'M92 17h1v2h4v28h-1v1h3v2h-3v-2h-1v1h-6v-30h3zm-1 5h-1v2h2v-2zm4 0h-1v2h2v-2zm-4 4h-1v2h2v-2zm4 0h-1v2h2v-2zm7 1h5v22h-1v-1h-1v2h-3v-2h3v-1h-3zm2 2h-1v2h1zm2 0h-1v2h1zm-15 1h-1v2h2v-2zm4 0h-1v2h2v-2zm-17 1h5v17h-1v2h-3v-2h-1zm2 2h-1v2h1zm2 0h-1v2h1zm22 0h-1v2h1zm2 0h-1v2h1zm-15 1h-1v2h2v-2zm4 0h-1v2h2v-2zm-15 3h-1v2h1zm2 0h-1v2h1zm22 0h-1v2h1zm2 0h-1v2h1zm-15 1h-1v2h2v-2zm4 0h-1v2h2v-2zm17-1h1v1h2v2h-1v2h1v2h-1v2h1v13h-3v-11h-1v2h-3v-2h3v-10h1zm1 3h-1v2h1zm-33 1h-1v2h1zm2 0h-1v2h1zm22 0h-1v2h1zm2 0h-1v2h1zm-35 0h1v1h2v2h-1v2h1v1h-1v1h3v2h-3v-2h-1v11h-2v-17h1zm20 1h-1v2h2v-2zm4 0h-1v2h2v-2zm-23 2h-1v2h1zm41 0h-1v2h1zm-33 3h-1v1h3v-1zm5 1h3v2h-3zm-12 3h15v2h-1v3h-14zm23 0h15v5h-14v-3h-1z',
    ],
    [
      '9',
      'M97 17h2v30h-2zm10 10h2v20h-1v1h-1zm-24 4h2v17h-1v1h-1zm30 6h2v1h2v21h-2v-21h-2zm-41 4h2v1h1v5h-1v-5h-2zm1 15h14v2h-9v1h-5zm24 0h14v3h-5v-1h-9z',
    ],
    [
      '3',
      'M0 21h28v1h2v1h38v1h-1v1h-1v2h-1v2h-1v1h-10v1h2v1h7v1h-12v-8h-1v-1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-19v1h-2v1h-20zm115 0h13v14h-7v-3h-1v-3h-1v-2h-1v-2h-1v-1h-1v-2h-1z',
    ],
    [
      'R',
      'M105 21h1v2h1v2h1v1h1v1h-4zm-24 4h1v2h1v2h1v1h1v1h-4zm-76 32h1v1h-1zm22 0h1v2h-2v1h-10v-1h-4v-1h4v1h9v-1h2zm-20 1h4v1h-4zm90 5h4v1h-4zm-3 5h1v1h3v-1h1v1h-1v1h-3v-1h-1zm-71 6h1v2h-2v-1h1zm7 0h1v2h-2v-1h1zm49 1h1v1h4v-1h1v1h-1v1h-4v-1h-1zm19 10h2v1h4v-1h2v1h-2v1h-4v-1h-2zm-28 9h1v1h1v1h-1v-1h-1zm9 0h1v1h-1v1h-1v-1h1z',
    ],
    [
      '4',
      'M54 30h21v1h-1v1h-18v-1h-2zm-32 3h18v1h1v1h1v2h-3v1h-1v1h-1v3h1v2h-1v1h-2v-2h-1v-1h-1v-1h-2v-1h-2v-1h-8v1h-2v1h-1v1h-18v-7h20v-1h2zm29 0h12v3h-1v10h1v1h-17v1h2v1h15v1h1v3h1v1h-1v-1h-2v-1h-1v-1h-3v1h-4v1h-3v-1h-2v-1h-2v-1h-2v-1h-2v-1h-2v-1h1v-4h1v-1h1v-2h1v-1h1v-2h1v-1h1v1h1v1h1v-1h1zm70 2h7v19h-1v-1h-3v-1h-3v-1h-1v-1h1v-4h1v-1h-4v-2h4v-7h-1zm-121 9h16v1h-1v2h-1v4h-2v-1h-2v-1h-1v-1h-2v1h-1v1h-2v1h-2v1h-1v1h-1z',
    ],
    ['l', 'M39 38h1v1h-1v1h-1v-1h1z'],
    ['s', 'M40 38h2v1h1v1h-1v1h-2v2h-1v-1h-1v-2h1v-1h1zm-19 16h1v1h4v1h-5zm6 0h1v1h-1z'],
    ['p', 'M21 40h2v1h-2v1h-2v1h-1v2h-1v2h-1v4h-1v-4h1v-2h1v-2h1v-1h1v-1h2z'],
    ['o', 'M23 40h6v1h2v1h1v1h-1v-1h-2v-1h-6zm-7 7h1v5h-2v-1h1zm17 0h1v4h-1z'],
    ['m', 'M42 40h1v2h-1v1h-2v-2h2zm-16 15h3v1h-3z'],
    [
      'H',
      'M21 41h6v1h1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-8h1v-2h1v-1h2zm1 1h-1v1h-1v1h2v-1h1v-1zm-2 2h-1v2h1z',
    ],
    [
      'h',
      'M27 41h2v1h2v1h2v4h-1v1h-1v2h-1v4h-1v-1h-1v-1h-1v2h-2v-1h-1v1h-2v-1h-2v2h-1v-1h-2v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h-1zm-4 11h-1v1h1z',
    ],
    ['g', 'M21 42h2v1h-1v1h-2v2h-1v-2h1v-1h1z'],
    ['O', 'M32 42h1v1h1v2h1v7h-2v-1h1v-6h-1v-2h-1z'],
    ['u', 'M38 44h1v1h-1v2h-1v2h-1v-2h1v-2h1zm-23 16h1v1h-1v3h1v1h-1v-1h-1v-3h1zm3 1h1v1h1v4h-1v-4h-1z'],
    [
      't',
      'M39 44h1v3h-1v2h-1v2h-1v2h-1v2h-2v2h-1v1h-2v-1h-1v-1h2v-1h1v-1h1v-1h1v-1h1v-3h1v-2h1v-2h1zm-10 14h1v2h-1v2h-1v2h-1v2h-7v-4h-1v-1h7v-1h2v-1h1zm-14 3h2v1h-1v1h1v1h1v2h-1v-1h-1v-1h-1z',
    ],
    [
      'T',
      'M40 44h1v3h-1v2h-1v2h-1v2h-1v2h-1v1h-1v2h-2v-1h1v-2h2v-2h1v-2h1v-2h1v-2h1zm-11 13h1v1h1v1h1v3h-1v4h-4v-2h1v-2h1v-2h1v-2h-1zm-13 5h1v1h1v1h-1v-1h-1zm0 3h1v1h1v1h-1v-1h-1z',
    ],
    [
      'j',
      'M33 45h1v2h-1v7h-1v1h-4v-1h-1v1h-5v-1h-1v1h-1v-2h2v-1h1v1h-1v1h2v-1h1v1h2v-2h1v1h1v1h1v-4h1v-2h1v-1h1zm-15 9h1v1h-1z',
    ],
    [
      'f',
      'M7 48h2v1h1v1h2v1h2v1h1v1h1v1h1v1h1v1h-2v-1h-2v-1h-3v1h-4v-1h-2v-1h-2v1h-1v2h1v1h-3v-4h1v-1h1v-1h2v-1h2v-1h1zm34 0h2v1h2v1h2v1h2v1h2v1h3v-1h4v-1h3v1h1v1h2v1h2v1h1v4h-20v-1h-1v-1h-4v1h-1v1h-6v-1h1v-2h1v-1h1v-2h1v-2h1v-2h1zm78 3h2v1h3v1h3v1h1v5h-10v-7h1z',
    ],
    [
      'W',
      'M0 57h4v1h1v1h2v4h-1v1h-1v1h-5v-4h2v-1h1v-1h-1v-1h-2zm42 0h4v1h1v1h6v1h1v1h1v4h-1v1h-1v1h-5v-1h-1v-1h-1v-1h-4v-1h-1v-1h-1v-3h1v-1h1zm1 1h-1v1h-1v1h1v1h2v-1h1v-1h-1v-1zm6 2h-1v1h-1v1h1v1h2v-1h1v-1h-1v-1zm71 0h4v1h1v1h3v1h-3v1h-1v2h1v1h3v4h-2v-1h-2v-2h-1v-1h-3v-1h-1v-1h-1v-3h1v-1h1zm1 1h-1v1h-1v1h1v1h2v-1h1v-1h-1v-1zm-4 19h4v1h2v2h1v1h-1v1h-1v3h1v1h4v-1h1v7h-3v-1h-2v-1h-1v-2h-1v-2h-4v-1h-2v-2h-1v-3h1v1h1v1h3v-1h1v-2h-1v-1h-2zm-2 1h1v1h-1zm10 2h3v2h-1v-1h-2zm-101 3h14v1h3v1h4v1h3v1h8v-1h5v2h1v1h1v2h1v2h-64v-6h2v-1h4v-2h1v1h3v-1h14z',
    ],
    [
      'V',
      'M0 58h2v1h1v1h-1v1h-2zm42 0h2v1h1v1h-1v1h-2v-1h-1v-1h1zm-31 1h1v1h2v1h-1v3h1v1h1v1h1v1h1v1h1v8h-10v1h-3v1h-3v1h-2v-14h5v-1h1v-1h1v-3h4zm22 0h7v3h1v1h1v1h4v1h1v1h-2v1h-7v1h-3v1h-1v1h1v1h3v1h7v1h24v-1h7v-1h3v-1h1v-1h-1v-1h-3v-1h-7v-1h-15v-1h1v-4h-1v-1h-1v-1h16v1h-4v1h-1v1h1v1h4v1h9v1h20v1h-3v1h-1v1h-3v1h-3v1h-4v1h-3v1h-2v1h-1v2h-1v1h1v1h1v1h2v1h2v1h3v1h2v1h3v1h2v1h2v1h1v1h-2v1h-3v1h-4v1h-4v1h-11v1h-1v1h-2v1h-3v1h-2v-2h-1v-1h-1v-2h-1v-1h-1v1h-4v1h-8v-1h-2v-1h1v-1h-1v-1h-1v1h-1v1h-3v-1h-3v-1h-14v1h-14v1h-3v-2h1v-1h-1v-1h-1v1h-1v1h1v3h-4v1h-2v-6h2v-1h3v-1h3v-1h15v-1h15v1h3v1h3v1h3v1h3v1h3v1h2v1h3v1h2v-1h-1v-1h-1v-1h-2v-1h-1v-1h-1v-1h-2v-1h-1v-1h-3v-1h-3v-1h-3v-1h-3v-1h-7v-14h1zm82 0h13v3h-3v-1h-1v-1h-4v1h2v1h1v1h-1v1h-2v-1h-1v-1h1v-1h-1v-1h-4zm-67 1h2v1h1v1h-1v1h-2v-1h-1v-1h1zm67 3h3v2h1v1h1v1h3v1h1v2h2v1h2v2h-12v1h-7v1h-3v1h-2v2h2v1h3v1h7v1h3v1h1v2h-1v1h-3v-1h-1v-1h-1v3h1v2h2v1h4v2h1v2h1v1h2v1h3v1h-45v-1h3v-1h4v-1h4v-1h4v-1h4v-1h3v-1h2v-1h2v-2h-1v-3h-2v-1h-2v-1h-3v-1h-3v-1h-3v-1h-3v-1h-3v-1h-2v-1h-1v-1h1v-1h3v-1h2v-1h6v-1h1v-1h2v-1h2v-1h1v-2h2v-1h9zm10 0h3v4h-3v-1h-1v-2h1zm-9 18h-1v1h1zm7 0h5v2h-3v1h2v1h1v3h-1v1h-4v-1h-1v-3h1v-1h1v-1h-1z',
    ],
    [
      'v',
      'M78 58h13v3h2v1h2v1h1v1h1v1h-19v-1h-9v-1h-4v-1h-1v-1h1v-1h4v-1h9zm15 0h13v1h9v1h4v2h-1v1h-3v1h-9v1h-3v-1h-1v-2h-1v-1h-5v-1h-2v-1h-1zm-48 8h3v1h5v-1h16v1h7v1h3v1h1v1h-1v1h-3v1h-7v1h-24v-1h-7v-1h-3v-1h-1v-1h1v-1h3v-1h7zm71 7h12v8h-7v-1h-4v1h-1v-1h-7v-1h-3v-1h-2v-2h2v-1h3v-1h7zm-108 4h31v1h3v1h3v1h3v1h3v1h1v1h2v1h1v1h1v1h2v1h1v1h-1v-1h-3v-1h-2v-1h-3v-1h-3v-1h-3v-1h-3v-1h-3v-1h-15v1h-15v1h-3v1h-3v1h-2v-4h2v-1h3v-1h3z',
    ],
    [
      'y',
      'M91 58h1v1h1v1h2v1h2v1h-1v1h-1v-1h-2v-1h-2zm10 6h1v3h-1v1h-2v-1h-1v-2h3zm-10 4h2v1h1v2h-3v1h-3v1h-2v1h-1v-1h-1v-1h-3v-1h3v-1h4v-1h3zm-12 4h1v1h-1v1h-1v-1h1zm-2 3h1v1h1v1h1v1h-1v-1h-1v-1h-1zm8 1h2v1h3v1h3v1h3v1h3v1h1v1h-2v1h-1v3h1v1h2v1h4v-1h2v1h-1v1h-3v1h-3v1h-3v1h-5v1h-4v1h-4v1h-2v-2h-1v-1h-1v-1h-1v-1h5v-1h4v-1h4v-1h3v-1h2v-1h-1v-1h-2v-1h-2v-1h-3v-1h-2v-1h-3v-1h-2v-1h3v-1h1zm-16 16h1v1h-1v2h1v1h-5v-2h1v-1h3z',
    ],
    [
      'Y',
      'M92 58h1v1h1v1h-1v-1h-1zm3 2h1v1h-1zm7 4h1v1h1v2h-1v1h-2v1h-1v-1h1v-1h1zm-8 6h1v1h-1zm-3 1h1v1h-1zm-3 1h2v1h-2zm-2 1h1v1h-1zm0 2h1v1h2v1h-2v-1h-1zm4 2h2v1h-2zm3 1h2v1h-2zm3 1h2v1h-2zm3 1h2v1h-2zm8 3h1v3h1v2h-2v1h-2v1h-3v1h-3v-1h3v-1h3v-1h1v-2h1zm-11 8h2v1h-2zm-5 1h3v1h-3zm-4 1h3v1h-3zm-4 1h3v1h-3v1h-3v-1h3z',
    ],
    ['d', 'M19 66h12v1h-12z'],
    ['a', 'M19 68h1v6h-1zm7 1h1v5h-1z'],
    ['b', 'M20 68h5v1h-1v1h-1v4h-3zm6 0h4v6h-3v-5h-1z'],
    ['B', 'M25 68h1v1h-1v1h-1v4h-1v-4h1v-1h1zm5 0h1v6h-1z'],
  ],
};
