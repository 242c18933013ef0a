import { join } from 'node:path';
import type { Content } from '../../src/content/Content.ts';
import { printsOnLetter } from '../../src/content/letterPaper.ts';
import { type DocumentProblem, onePerPlace, stops } from './DocumentProblem.ts';
import { documentData } from './documentData.ts';
import { type DocumentFile, documentFiles } from './documentFiles.ts';
import { documentFonts } from './documentFonts.ts';
import { type FilledPage, filledPages, tooLong } from './documentMarks.ts';
import { documentPhoto } from './documentPhoto.ts';
import { documentPictures } from './documentPictures.tsx';
import { ownDocuments } from './ownDocuments.ts';
import { printAtActualSize } from './printAtActualSize.ts';
import { resumeSizes } from './resumeSizes.ts';
import { type Typst, typstCompiler } from './typstCompiler.ts';
import { unknownLetters } from './unknownLetters.ts';

/** What Typst says of a picture that it cannot read; those beside the owner's photo are the project's own. */
const pictureFailed = /failed to [^"]*(image|SVG)/;

const templates = join(import.meta.dirname, 'templates');

/** Where the owner's files are: those that game.json names, and those of the site. */
export type DocumentFolders = { content: string; public: string };

/** A document, or `undefined` where there is an error; its problems; and what it had to leave out. */
export type CompiledDocument = {
  pdf: Buffer | undefined;
  problems: readonly DocumentProblem[];
  filled: readonly FilledPage[];
};

/** Compiles one document. */
export type DocumentCompiler = (file: DocumentFile) => CompiledDocument;

/**
 * Prepares the compiler for one content: the same content gives the same bytes. The owner's errors are returned, not
 * thrown.
 *
 * @throws when Typst is not installed
 */
export function documentCompiler(
  content: Content,
  folders: DocumentFolders,
  typst: Typst = typstCompiler(),
): DocumentCompiler {
  const fonts = documentFonts(content, folders.content);
  const own = ownDocuments(content, folders.content);
  const { photo, problems: photoProblems } = documentPhoto(content, folders.public);
  const all = [...fonts.builtIn, ...fonts.owners];
  const letters = fonts.problems.length > 0 ? [] : unknownLetters(content, all);
  const problems = [...fonts.problems, ...letters, ...own.problems, ...photoProblems];
  if (problems.some(({ severity }) => severity === 'error')) return () => ({ pdf: undefined, problems, filled: [] });

  const compiler = typst.NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontBlobs: all.map(({ bytes }) => bytes) }],
  });
  const put = (file: string, bytes: Buffer | string) => compiler.mapShadow(join(templates, file), Buffer.from(bytes));
  put('data.json', documentData(content, { fonts, photo: photo?.name }));
  for (const [name, svg] of documentPictures(content)) put(`pictures/${name}.svg`, svg);
  if (photo) put(`pictures/${photo.name}`, photo.bytes);

  const set = (template: string, inputs: Record<string, string>) => {
    const outcome = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs });
    const { result } = outcome;
    if (result) return result;
    const told = outcome.takeDiagnostics();
    throw new Error(`Typst could not set ${template}.typ: ${JSON.stringify(told && compiler.fetchDiagnostics(told))}`);
  };
  const paper = resumePaper(content);
  const setResume = () => {
    for (const { size, air, pages } of resumeSizes) {
      const resume = set('resume', { paper, size: String(size), air: String(air) });
      if (resume.numOfPages <= pages) return resume;
    }
    throw new Error('A résumé of more pages than there are.');
  };
  const compile = (file: DocumentFile): CompiledDocument => {
    const wanted = documentFiles[file];
    const document =
      wanted.template === 'resume'
        ? setResume()
        : set(wanted.template, 'paper' in wanted ? { paper: wanted.paper } : {});
    const long = tooLong(compiler.query(document, { selector: '<too-long>' }), file);
    const filled = filledPages(compiler.query(document, { selector: '<filled>' }));
    if (long.length > 0) return { pdf: undefined, problems: [...problems, ...long], filled };
    const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
    return { pdf: 'paper' in wanted ? printAtActualSize(pdf) : pdf, problems, filled };
  };

  return (file) => {
    const ownFile = own.files.get(file);
    if (ownFile) return { pdf: ownFile, problems, filled: [] };
    if (file !== 'pdf/resume.pdf' || !photo) return compile(file);
    try {
      return compile(file);
    } catch (error) {
      // Only Typst itself can tell whether a picture is whole.
      if (!(error instanceof Error) || !pictureFailed.test(error.message)) throw error;
      const message = `"${content.resume.basics.image}" cannot be read as a picture. Save it anew as PNG or JPEG.`;
      return { pdf: undefined, problems: [...problems, stops('resume', ['basics', 'image'], message)], filled: [] };
    }
  };
}

/** The documents that could be made; their problems; and what each had to leave out. */
export type CompiledDocuments = {
  pdfs: ReadonlyMap<DocumentFile, Buffer>;
  problems: readonly DocumentProblem[];
  filled: ReadonlyMap<DocumentFile, readonly FilledPage[]>;
};

/** Compiles all documents. Problems of one place are reported once. */
export function compileDocuments(content: Content, folders: DocumentFolders): CompiledDocuments {
  const compile = documentCompiler(content, folders);
  const compiled = Object.keys(documentFiles)
    .filter(isDocument)
    .map((file) => ({ file, ...compile(file) }));
  return {
    pdfs: new Map(compiled.flatMap(({ file, pdf }) => (pdf ? [[file, pdf] as const] : []))),
    problems: onePerPlace(compiled.flatMap(({ problems }) => problems)),
    filled: new Map(compiled.map(({ file, filled }) => [file, filled])),
  };
}

function isDocument(file: string): file is DocumentFile {
  return file in documentFiles;
}

/** What the owner says, else what their country prints on. */
function resumePaper({ resume, game }: Content): 'a4' | 'us-letter' {
  const paper = game.documents?.paper ?? (printsOnLetter(resume.basics.location?.countryCode) ? 'letter' : 'a4');
  return paper === 'letter' ? 'us-letter' : 'a4';
}
