import type { Shell } from '../content/shells.ts';

/** The colours of the console's shells, for pictures that no style sheet reaches. The same as in theme/shells.css. */
export const shellFaces = {
  teal: '#00938a',
  berry: '#b80a41',
  purple: '#6f5aa8',
  dandelion: '#daac06',
  kiwi: '#6eb122',
  grape: '#4e4ba8',
} as const satisfies Record<Shell, string>;
