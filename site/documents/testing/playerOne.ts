import { placeholderFolder, readContent, requireContent } from '../../build/content/contentFiles.ts';

/** The owner whom the whole site is tested with: as much as a page holds. */
export const playerOne = requireContent(readContent({ folder: placeholderFolder, asOf: '2025-11-01' }));
