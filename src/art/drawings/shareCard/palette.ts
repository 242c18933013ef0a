/** The colours of what is in the room, by keys that the character does not have. */
export const palette = {
  // the room: wall, light on it, floor, shadows on it
  X: '#f58220',
  Y: '#fd943a',
  y: '#ffa550',
  Z: '#d5610f',
  z: '#a8450f',
  // the console's shell: light, face, dark, deep
  '1': '#34c4b4',
  '2': '#00938a',
  '3': '#076a72',
  '4': '#0b4656',
  // lens and its reflection, screen, hills; the light beside it
  '5': '#25222f',
  e: '#55516a',
  '6': '#b9d8e0',
  '7': '#6ea86a',
  '8': '#ff5a5a',
  // D-pad; buttons: light, base, shade
  '9': '#34313f',
  E: '#ff8f9f',
  c: '#c81e4a',
  C: '#8a1440',
  // paper: page, edge; white of a box; gold
  v: '#fbf6e6',
  V: '#d9cdae',
  f: '#fff3d6',
  F: '#ffc23d',
  // the cover's picture: sky from above, hills far and near
  D: '#4a57b0',
  G: '#8e7fd0',
  J: '#f3a6a0',
  M: '#5b8f6a',
  N: '#7fbf55',
} as const;
