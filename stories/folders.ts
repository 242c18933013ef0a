import { folders } from '../.ci/arrows/arrows.mjs';

/** The folders of `src`, what happens in each, and what it may import. */
export const folderRows = Object.entries(folders).map(([folder, { is, imports }]) => ({
  folder: `\`src/${folder}\``,
  contents: is,
  'may import': imports.join(', ') || 'nothing',
}));
