import type { CharacterColors } from '../../src/index.ts';

/** The default colors, and those of four other developers. */
export const developers: readonly CharacterColors[] = [
  {},
  { skin: '#8d5a3b', hair: '#221c26', shirt: '#daac06' },
  { skin: '#ffdcc4', hair: '#d9a441', shirt: '#b80a41' },
  { skin: '#5c3a2a', hair: '#c9c4c0', shirt: '#4e4ba8' },
  { skin: '#d9a066', hair: '#7c2d1c', shirt: '#e9e4d6' },
];
