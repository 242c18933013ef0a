import { createCanvas } from '@napi-rs/canvas';
import type { Content } from '../../../src/content/Content.ts';
import { draftLetters } from '../../../src/content/draft/draftLetters.ts';
import type { DocumentCompiler } from '../documentCompiler.ts';
import { testFolders } from './compiledPdf.ts';
import { keptCompiler } from './keptCompiler.ts';

function drawnPicture(): Buffer {
  const canvas = createCanvas(160, 100);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6821f';
  context.fillRect(20, 20, 120, 60);
  return canvas.toBuffer('image/jpeg');
}

const address = '/work/grid.jpg';

/** An owner whose page is read from right to left, with a letter, a job and a project in English, and a picture of that project. */
export function turnedOwner(owner: Content): DocumentCompiler {
  const [job] = owner.resume.work ?? [];
  const resume = {
    ...owner.resume,
    work: [
      { ...job, highlights: ['Built the shop.', 'بنيت المتجر.'] },
      { name: 'Cedar', startDate: '2013', endDate: '2016' },
    ],
    projects: [{ name: 'Tiny Grid', description: 'A grid.', keywords: ['Grid', 'خرائط'] }],
  };
  const documents = { fonts: ['node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'] };
  const game = { ...owner.game, letters: draftLetters(resume, owner.asOf), documents };
  const sizes = { width: 160, height: 100, small: address, large: address, dots: address };
  const works = [{ project: 'Tiny Grid', picture: { alt: 'The grid', ...sizes } }];
  return keptCompiler(
    { ...owner, resume, game, works },
    { ...testFolders, prints: new Map([[address, drawnPicture()]]) },
  );
}
