/** The colours of the side quests' pictures, by the character that stands for each. */
export const palette = {
  k: '#1d1a2b',
  s: '#fff6dc',
  // a room at night, and the lamp's light in it
  '1': '#2f2856',
  '2': '#473572',
  '3': '#70477f',
  '4': '#a8627f',
  '5': '#5c2650',
  '6': '#b93550',
  '7': '#4152a6',
  // wood
  a: '#eab06c',
  A: '#b96f48',
  b: '#7a4040',
  // lamp, spot colour
  o: '#f58220',
  O: '#b9531c',
  y: '#ffe07a',
  Y: '#fabb35',
  z: '#bb6d24',
  // screens
  n: '#22345e',
  c: '#2f5f95',
  C: '#4fb0c9',
  w: '#a6e6e0',
  // metal
  m: '#e8ecf6',
  g: '#a9b2cc',
  G: '#666f97',
  // red, teal, green
  p: '#ff8d8f',
  r: '#e83a4b',
  R: '#9c2447',
  u: '#4fc9b4',
  t: '#17a192',
  T: '#0d7780',
  v: '#93c84a',
  V: '#4c8a45',
  // skin, hair
  f: '#f4c79f',
  F: '#d39172',
  h: '#5a322e',
  H: '#8a5237',
  // blue
  d: '#4a63c4',
  D: '#33408c',
  B: '#88a0ee',
} as const;
