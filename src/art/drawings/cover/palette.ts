import { characterPalette } from '../../characterPalette.ts';

/** The colours of the cover, by the character that stands for each. The hero's are those of the character, see characterPalette.ts. */
export const palette = {
  ...characterPalette({ skin: '#f4bd92', hair: '#5b342a', shirt: '#1fa596' }),
  k: '#1d1a2b',
  w: '#fff6dc',
  // the sky from above down to the sun
  '1': '#37265c',
  '2': '#6b3268',
  '3': '#b3434f',
  '4': '#f58220',
  '5': '#fdb44e',
  '6': '#ffe39a',
  // the city: lit, plain, in the shade; roofs are those of the hero's shoes
  '7': '#8468b0',
  '8': '#55468e',
  '9': '#352a66',
  // far hills; land: in the sun, plain, in the shade
  f: '#8a4668',
  v: '#a6c94a',
  V: '#5b9445',
  W: '#2c5f52',
  // road
  y: '#f7d08a',
  Y: '#c98a4e',
  // headphones
  p: '#ffb35c',
  o: '#f06f1f',
  O: '#b5402a',
  // trousers
  a: '#6478c4',
  b: '#44529a',
  B: '#2c346e',
  // shoes, roofs, scarf
  r: '#e83a4b',
  R: '#9c2447',
};
