import { createCanvas } from '@napi-rs/canvas';
import type { Content } from '../../../src/resume/Content.ts';
import type { DocumentCompiler } from '../documentCompiler.ts';
import { cachedCompiler } from './cachedCompiler.ts';
import { testFolders } from './compiledPdf.ts';

/** White on black, at multiples of the 16 pixels of a JPEG's blocks: processors round other pictures differently. */
function createPicture(): Buffer {
  const canvas = createCanvas(160, 100);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(16, 16, 128, 64);
  return canvas.toBuffer('image/jpeg');
}

const address = '/work/grid.jpg';

/** An Arabic font in two weights. */
const arabicFonts = ['400Regular', '700Bold'].map(
  (weight) => `node_modules/@expo-google-fonts/vazirmatn/${weight}/Vazirmatn_${weight}.ttf`,
);

export const withArabicFonts = <Owner extends Content>(owner: Owner): Owner => ({
  ...owner,
  game: { ...owner.game, documents: { fonts: arabicFonts } },
});

/** A compiler for a right-to-left owner with some English texts, and with a project that has a picture. */
export function rightToLeftCompiler(owner: Content): DocumentCompiler {
  const [job] = owner.resume.work ?? [];
  const resume = {
    ...owner.resume,
    work: [
      { ...job, highlights: ['Built the shop.', 'بنيت المتجر.'] },
      { name: 'Cedar', startDate: '2013', endDate: '2016' },
    ],
    projects: [{ name: 'Tiny Grid', description: 'A grid.', keywords: ['Grid', 'خرائط'] }],
  };
  const sizes = { width: 160, height: 100, small: address, large: address, dots: address };
  const caseStudies = [{ project: 'Tiny Grid', picture: { alt: 'The grid', ...sizes } }];
  return cachedCompiler(
    { ...withArabicFonts(owner), resume, caseStudies },
    { ...testFolders, prints: new Map([[address, createPicture()]]) },
  );
}
