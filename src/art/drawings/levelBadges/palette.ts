/** The colours of the badges, by the character that stands for each. */
export const palette = {
  k: '#1d1a2b',
  // cream: stitches, stripes, glints, numerals on dark ground
  s: '#fff6dc',
  // wood
  a: '#f2c888',
  A: '#d69a58',
  b: '#9a5b3c',
  // leather
  l: '#cf7f4a',
  L: '#a35a3c',
  D: '#6b343a',
  // bronze, and its ribbon; rope
  g: '#fbc88f',
  h: '#d9834a',
  j: '#bf6740',
  i: '#98483a',
  u: '#4fc9b4',
  t: '#17a192',
  T: '#0d7780',
  // silver, and enamel
  m: '#f7f9ff',
  n: '#bcc6de',
  o: '#7580ab',
  f: '#86a4f4',
  e: '#4f6fd0',
  E: '#36458f',
  // gold, and its wreath
  y: '#fff0a0',
  Y: '#fabb35',
  Z: '#dc942c',
  z: '#bb6d24',
  v: '#9bd052',
  V: '#4f8f45',
  W: '#2f6450',
  // ruby
  q: '#ffb0bd',
  r: '#f2486a',
  R: '#b81d53',
  x: '#6f1648',
} as const;
