import { rooms } from '../.ci/arrows/arrows.mjs';

/** The folders of `src`, what happens in each, and what it may import. */
export const roomRows = Object.entries(rooms).map(([room, { is, imports }]) => ({
  folder: `\`src/${room}\``,
  'what happens there': is,
  'may import': imports.join(', ') || 'nothing',
}));
