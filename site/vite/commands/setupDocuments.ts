import { documentFonts } from '../../documents/documentFonts.ts';
import { missingFonts } from '../../documents/missingGlyphs.ts';
import type { SetupDocuments } from '../../setup/setupOptions.ts';
import { siteDocuments } from '../content/siteDocuments.ts';

export const setupDocuments: SetupDocuments = {
  compileDocuments: siteDocuments,
  missingFonts: (content, folder) => {
    const { builtIn, owners } = documentFonts(content, folder);
    return missingFonts(content, [...builtIn, ...owners]);
  },
};
