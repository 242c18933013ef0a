import { join } from 'node:path';
import type { Content } from '../../src/resume/Content.ts';
import { printsOnLetter } from '../../src/resume/owner/printsOnLetter.ts';
import { customDocuments } from './customDocuments.ts';
import { type DocumentProblem, documentError, documentWarning } from './DocumentProblem.ts';
import { documentData } from './documentData.ts';
import { type DocumentFile, documentFiles } from './documentFiles.ts';
import { documentFonts } from './documentFonts.ts';
import { documentPhoto } from './documentPhoto.ts';
import { missingGlyphs } from './missingGlyphs.ts';
import { printAtActualSize } from './printAtActualSize.ts';
import { printedPictures } from './printedPicture.ts';
import {
  createTypesetter,
  type FilledPage,
  type Layout,
  type TooLong,
  type Typesetter,
  TypstCrash,
  type TypstJob,
} from './typesetter.ts';

const photoFile = 'photo.jpg';

const workspace = join(import.meta.dirname, 'templates');

/** The folders of the owner's files: the one with game.json, and the site's public folder. */
export type DocumentFolders = {
  content: string;
  public: string;
  /** Project pictures for print, by their large version's address relative to the site's root. */
  prints?: ReadonlyMap<string, Buffer> | undefined;
};

/**
 * A document (none after an error, or for an empty letter), its problems, and how full its areas
 * are.
 */
export type CompiledDocument = {
  pdf: Buffer | undefined;
  problems: readonly DocumentProblem[];
  filledPages: readonly FilledPage[];
};

/** Compiles one document. @throws if Typst is not installed or rejects a template */
export type DocumentCompiler = (file: DocumentFile) => CompiledDocument;

type CompilerParts = {
  /** The SVG of each picture, from `documentPictures`. */
  pictures: ReadonlyMap<string, string>;
  /** Called at most once, for the first document that needs Typst. */
  typesetterFor?: (job: TypstJob) => Typesetter;
};

export function documentCompiler(
  content: Content,
  folders: DocumentFolders,
  { pictures, typesetterFor = createTypesetter }: CompilerParts,
): DocumentCompiler {
  const fonts = documentFonts(content, folders.content);
  const ownFiles = customDocuments(content, folders.content);
  const { photo, problems: photoProblems } = documentPhoto(content, folders.public);
  const allFonts = [...fonts.builtIn, ...fonts.owners];
  const missingCharacters = fonts.problems.length > 0 ? [] : missingGlyphs(content, allFonts);
  const problems = [...fonts.problems, ...missingCharacters, ...ownFiles.problems, ...photoProblems];
  const isStopped = problems.some(({ severity }) => severity === 'error');
  const noDocument = { pdf: undefined, problems, filledPages: [] };

  let typesetter: Typesetter | undefined;
  const typeset = (file: DocumentFile): CompiledDocument => {
    typesetter ??= typesetterFor({
      workspace,
      fonts: allFonts.map(({ bytes }) => bytes),
      files: [
        ['data.json', documentData(content, { fonts, photo: photo && photoFile })],
        ...Array.from(pictures, ([name, svg]) => [`pictures/${name}.svg`, svg] as const),
        ...printedPictures(content, folders.prints),
        ...(photo ? [[`pictures/${photoFile}`, photo] as const] : []),
      ],
    });
    try {
      const { pdf, tooLong, shortened, filled } = typesetter(layoutsOf(file, content));
      const textProblems = pdf
        ? shortened.map((mark) => shortenedContact(mark, file))
        : tooLong.map((mark) => tooLongText(mark, file));
      return {
        pdf: pdf && 'paper' in documentFiles[file] ? printAtActualSize(pdf) : pdf,
        problems: [...problems, ...textProblems],
        filledPages: filled,
      };
    } catch (cause) {
      if (!(cause instanceof TypstCrash)) throw cause;
      return { ...noDocument, problems: [...problems, crashProblem(cause, file)] };
    }
  };
  return (file) => {
    const isEmptyLetter = file === 'pdf/cover-letter.pdf' && content.game.letters.generic.length === 0;
    if (isStopped || isEmptyLetter) return noDocument;
    const ownPdf = ownFiles.files.get(file);
    if (ownPdf) return { pdf: ownPdf, problems, filledPages: [] };
    return typeset(file);
  };
}

function crashProblem({ message }: TypstCrash, file: DocumentFile): DocumentProblem {
  const advice = 'Undo your last changes to resume.json, game.json and their fonts and pictures, or build again.';
  return documentError('game', [], `${file} was not built: Typst, which builds the documents, ${message}. ${advice}`);
}

/** Reports the field of a text that does not fit, and how much more space it needs. */
function tooLongText({ field, percent }: TooLong, file: DocumentFile): DocumentProblem {
  const message = `Too long: it needs about ${percent}% more space than its page has in ${file}. Shorten it.`;
  return documentError(sourceOf(field), pathOf(field), message);
}

function shortenedContact({ field }: { field: string }, file: DocumentFile): DocumentProblem {
  const message = `Too long for the back cover of ${file}, which shows only its start. The link is complete.`;
  return documentWarning(sourceOf(field), pathOf(field), message);
}

const sourceOf = (field: string) => (field.startsWith('basics.') ? 'resume' : 'game');

const pathOf = (field: string) => field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const unlimited = Number.POSITIVE_INFINITY;

/**
 * Text size in points, spacing factor, and maximum pages of the plain résumé. One page is best and
 * two are common. A longer résumé takes more pages, so that nothing is cut.
 */
const resumeSizes: readonly { size: number; air: number; pages: number }[] = [
  { size: 10.25, air: 1, pages: 1 },
  { size: 10, air: 0.9, pages: 1 },
  { size: 9.75, air: 0.8, pages: 1 },
  { size: 9.5, air: 0.7, pages: 1 },
  { size: 9.25, air: 0.6, pages: 1 },
  { size: 9, air: 0.15, pages: 1 },
  { size: 10.25, air: 1, pages: 2 },
  { size: 10, air: 0.9, pages: 2 },
  { size: 9.5, air: 0.75, pages: 2 },
  { size: 9, air: 0.6, pages: 2 },
  { size: 9.5, air: 0.75, pages: 3 },
  { size: 9, air: 0.6, pages: unlimited },
];

/** The letter's text sizes, in points. It takes one page unless the smallest size overflows. */
const letterSizes = [11.5, 11, 10.5, 10, 9.5, 9].map((size) => ({ size, air: 1, pages: size > 9 ? 1 : unlimited }));

function layoutsOf(file: DocumentFile, content: Content): readonly Layout[] {
  const recipe = documentFiles[file];
  const { template } = recipe;
  if (template === 'manual' || template === 'foldable')
    return [{ template, inputs: 'paper' in recipe ? { paper: recipe.paper } : {}, maxPages: unlimited }];
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
