// Expected facts about each document of the typical owner.
import type { DocumentFile } from '../documentFiles.ts';

export type DocumentFacts = {
  /** Page size, in points. */
  widthPt: number;
  heightPt: number;
  /** The resolution of its reference pictures (pagePictures.test.ts). */
  baselineDpi: number;
  /** The heading levels on each page, one string per page. */
  headingLevels: readonly string[];
  /** Alternative texts of the pictures. */
  figureTexts: readonly string[];
  links: readonly string[];
};

const a4 = { shortPt: 595.28, longPt: 841.89 };
const upright = { widthPt: a4.shortPt, heightPt: a4.longPt, baselineDpi: 80, figureTexts: [] };

const qrCode = 'QR code that leads to robin.example';

const manualLinks = [
  'https://github.com/robinvale',
  'https://meridian.example/',
  'https://robin.example/',
  'https://robin.example/leading',
  'https://robin.example/slow-loading',
  'mailto:robin@robin.example',
];

const foldable = {
  baselineDpi: 90,
  headingLevels: ['1', '1112212222221232333111'],
  figureTexts: ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Bonus Stage', qrCode],
  links: manualLinks,
};

export const documentFacts: Readonly<Record<DocumentFile, DocumentFacts>> = {
  'pdf/resume.pdf': {
    ...upright,
    headingLevels: ['12233333232232'],
    links: [
      'https://github.com/robinvale',
      'https://meridian.example/',
      'https://robin.example/',
      'https://robin.example/leading',
      'https://www.linkedin.com/in/robin-vale',
      'mailto:robin@robin.example',
    ],
  },
  'pdf/cover-letter.pdf': {
    ...upright,
    headingLevels: ['1'],
    links: [
      'https://github.com/robinvale',
      'https://robin.example/',
      'https://www.linkedin.com/in/robin-vale',
      'mailto:robin@robin.example',
    ],
  },
  'pdf/manual.pdf': {
    widthPt: 480,
    heightPt: 450,
    baselineDpi: 96,
    headingLevels: ['1', '1', '122', '1222222', '12323332', '1', '1', '1'],
    figureTexts: [qrCode],
    links: manualLinks,
  },
  'pdf/foldable-manual.pdf': { ...foldable, widthPt: a4.longPt, heightPt: a4.shortPt },
  'pdf/foldable-manual-letter.pdf': { ...foldable, widthPt: 792, heightPt: 612 },
};
