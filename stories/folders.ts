import { folders } from '../.ci/arrows/arrows.mjs';

/** The folders of `src`, with their contents and allowed imports. */
export const folderRows = Object.entries(folders).map(([folder, { is, imports }]) => ({
  folder: `\`src/${folder}\``,
  contents: is,
  'may import': imports.join(', ') || 'nothing',
}));
