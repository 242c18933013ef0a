import { characterPalette } from '../../characterPalette.ts';

/** The colours of the character as drawn, by the character that stands for each. What an owner can colour is worked out. */
export const palette = {
  ...characterPalette({ skin: '#f4bd92', hair: '#5e3626', shirt: '#1fa596' }),
  // outline
  k: '#1d1a2b',
  // teeth and soles, iris and its lower edge
  w: '#fffaf0',
  i: '#4d4a9c',
  I: '#8f9be0',
  // mouth, tongue
  q: '#7a2a3d',
  Q: '#e0706c',
  // headphones: light, base, shade
  p: '#ffb35c',
  o: '#f06f1f',
  O: '#b5402a',
  // trousers: light, base, shade
  a: '#6478c4',
  b: '#44529a',
  B: '#2c346e',
  // shoes: base, shade
  r: '#e0404c',
  R: '#9c2846',
};
