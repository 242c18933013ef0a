import { placeholderFolder, readContent, requireContent } from '../../prepare/contentFiles.ts';

/** The placeholder owner, whose content fills every page. */
export const playerOne = requireContent(readContent({ folder: placeholderFolder, asOf: '2025-11-01' }));
