import { join } from 'node:path';
import type { Content } from '../../src/resume/Content.ts';
import { printsOnLetter } from '../../src/resume/letter/letterPaper.ts';
import { customDocuments } from './customDocuments.ts';
import { type DocumentProblem, stops } from './DocumentProblem.ts';
import { documentData } from './documentData.ts';
import { type DocumentFile, documentFiles } from './documentFiles.ts';
import { documentFonts } from './documentFonts.ts';
import { type FilledPage, filledPage, shortenedContact, tooLong } from './documentMarks.ts';
import { documentPhoto } from './documentPhoto.ts';
import { missingGlyphs } from './missingGlyphs.ts';
import { printAtActualSize } from './printAtActualSize.ts';
import { printedPictures } from './printedPicture.ts';
import type { Layout, TypstJob, TypstResult } from './typstSetter.mjs';

/** Typst's message about an unreadable picture. Only the owner's photo can cause it. */
const pictureFailed = /failed to [^"]*(image|SVG)/;

const workspace = join(import.meta.dirname, 'templates');

/** The folders of the owner's files: the one with game.json, and the site's public folder. */
export type DocumentFolders = {
  content: string;
  public: string;
  /** Project pictures for print, by the root-relative address of their large version. */
  prints?: ReadonlyMap<string, Buffer> | undefined;
};

/** A document (`undefined` after an error), its problems, and the areas that left something out. */
export type CompiledDocument = {
  pdf: Buffer | undefined;
  problems: readonly DocumentProblem[];
  filledPages: readonly FilledPage[];
};

export type DocumentJob = {
  typst: TypstJob;
  /** Errors and warnings found before Typst runs. */
  problems: readonly DocumentProblem[];
  /** A document that needs no Typst: the owner's own file, or none at all, as after an error. */
  withoutTypst: (file: DocumentFile) => CompiledDocument | undefined;
  /** The layouts to try, best first. */
  layouts: (file: DocumentFile) => readonly Layout[];
  /** Converts Typst's result. @throws when Typst failed and the owner's files are not the cause */
  compiled: (file: DocumentFile, result: TypstResult) => CompiledDocument;
};

/** @param pictures the SVG of each picture, from `documentPictures` */
export function documentJob(
  content: Content,
  folders: DocumentFolders,
  pictures: ReadonlyMap<string, string>,
): DocumentJob {
  const fonts = documentFonts(content, folders.content);
  const ownFiles = customDocuments(content, folders.content);
  const { photo, problems: photoProblems } = documentPhoto(content, folders.public);
  const all = [...fonts.builtIn, ...fonts.owners];
  const missingCharacters = fonts.problems.length > 0 ? [] : missingGlyphs(content, all);
  const problems = [...fonts.problems, ...missingCharacters, ...ownFiles.problems, ...photoProblems];
  const isStopped = problems.some(({ severity }) => severity === 'error');
  const none = { pdf: undefined, problems, filledPages: [] };

  const compiled = (file: DocumentFile, result: TypstResult): CompiledDocument => {
    if ('failure' in result) {
      // Only Typst can detect a damaged picture.
      if (file !== 'pdf/resume.pdf' || !photo || !pictureFailed.test(result.failure)) throw new Error(result.failure);
      const message = `"${content.resume.basics.image}" cannot be read as a picture. Save it again as PNG or JPEG.`;
      return { ...none, problems: [...problems, stops('resume', ['basics', 'image'], message)] };
    }
    const pdf = result.pdf && Buffer.from(result.pdf);
    const marked = pdf
      ? result.shortened.map((mark) => shortenedContact(mark, file))
      : result.tooLong.map((mark) => tooLong(mark, file));
    return {
      pdf: pdf && 'paper' in documentFiles[file] ? printAtActualSize(pdf) : pdf,
      problems: [...problems, ...marked],
      filledPages: result.filled.map(filledPage),
    };
  };
  return {
    typst: {
      workspace,
      fonts: all.map(({ bytes }) => bytes),
      files: [
        ['data.json', documentData(content, { fonts, photo: photo?.name })],
        ...Array.from(pictures, ([name, svg]) => [`pictures/${name}.svg`, svg] as const),
        ...printedPictures(content, folders.prints),
        ...(photo ? [[`pictures/${photo.name}`, photo.bytes] as const] : []),
      ],
    },
    problems,
    withoutTypst: (file) => {
      const pdf = ownFiles.files.get(file);
      const isNone = file === 'pdf/cover-letter.pdf' && content.game.letters.generic.length === 0;
      return isStopped || isNone ? none : pdf && { pdf, problems, filledPages: [] };
    },
    layouts: (file) => layoutsOf(file, content),
    compiled,
  };
}

const endless = Number.POSITIVE_INFINITY;

/**
 * Text size in points, spacing factor, and maximum pages of the plain résumé. One page is best and
 * two are common; a longer résumé takes more and is never cut.
 */
const resumeSizes: readonly { size: number; air: number; pages: number }[] = [
  { size: 10.25, air: 1, pages: 1 },
  { size: 10, air: 0.9, pages: 1 },
  { size: 9.75, air: 0.8, pages: 1 },
  { size: 9.5, air: 0.7, pages: 1 },
  { size: 9.25, air: 0.6, pages: 1 },
  { size: 9, air: 0.3, pages: 1 },
  { size: 10.25, air: 1, pages: 2 },
  { size: 10, air: 0.9, pages: 2 },
  { size: 9.5, air: 0.75, pages: 2 },
  { size: 9, air: 0.6, pages: 2 },
  { size: 9.5, air: 0.75, pages: 3 },
  { size: 9, air: 0.6, pages: endless },
];

/** The letter's text sizes, in points. It takes one page unless the smallest size overflows. */
const letterSizes = [11.5, 11, 10.5, 10, 9.5, 9].map((size) => ({ size, air: 1, pages: size > 9 ? 1 : endless }));

function layoutsOf(file: DocumentFile, content: Content): readonly Layout[] {
  const recipe = documentFiles[file];
  const { template } = recipe;
  if (template === 'manual' || template === 'foldable')
    return [{ template, inputs: 'paper' in recipe ? { paper: recipe.paper } : {}, maxPages: endless }];
  const paper = resumePaper(content);
  return (template === 'letter' ? letterSizes : resumeSizes).map(({ size, air, pages }) => ({
    template,
    inputs: { paper, size: String(size), air: String(air) },
    maxPages: pages,
  }));
}

/** The owner's choice, else the paper that their country prints on. */
function resumePaper({ resume, game }: Content): 'a4' | 'us-letter' {
  const paper = game.documents?.paper ?? (printsOnLetter(resume.basics.location?.countryCode) ? 'letter' : 'a4');
  return paper === 'letter' ? 'us-letter' : 'a4';
}
