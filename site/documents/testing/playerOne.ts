import { placeholderFolder, readContent, requireContent } from '../../prepare/readContent.ts';

/** The placeholder owner, whose content fills every page. */
export const playerOne = requireContent(readContent({ folder: placeholderFolder, asOf: '2025-11-01' }));
