import { join } from 'node:path';
import type { Content } from '../../src/content/Content.ts';
import type { Finding } from '../../src/content/check/Finding.ts';
import { formatFindings } from '../../src/content/check/formatFindings.ts';
import { documentData } from './documentData.ts';
import { type DocumentFile, documentFiles } from './documentFiles.ts';
import { documentFonts } from './documentFonts.ts';
import { documentPictures } from './documentPictures.tsx';
import { printAtActualSize } from './printAtActualSize.ts';
import { type Typst, typstCompiler } from './typstCompiler.ts';
import { unknownLetters } from './unknownLetters.ts';

const templates = join(import.meta.dirname, 'templates');

/**
 * The sizes of the plain résumé's text, in points, with the pages that each may take. A résumé of one page is read
 * whole; two are what most people have; what does not fit two in the smallest is not cut, but takes more.
 */
const resumeSizes = [
  { size: 10.25, air: 1, pages: 1 },
  { size: 10, air: 0.9, pages: 1 },
  { size: 9.75, air: 0.8, pages: 1 },
  { size: 9.5, air: 0.7, pages: 1 },
  { size: 9.25, air: 0.6, pages: 1 },
  { size: 10.25, air: 1, pages: 2 },
  { size: 10, air: 0.9, pages: 2 },
  { size: 9.5, air: 0.75, pages: 2 },
  { size: 9, air: 0.6, pages: 2 },
  { size: 9.5, air: 0.75, pages: 3 },
] as const;
const manyPages = { size: '9', air: '0.6' };

/** Makes one document. */
export type DocumentPress = (file: DocumentFile) => Buffer;

/**
 * Makes everything ready for printing the documents of one content: the same content gives the same bytes.
 *
 * @param folder where the owner's font files are looked for
 * @throws when Typst is not installed, when a letter is in none of the faces; the press itself throws when a text is too
 * long for its page
 */
export function documentPress(content: Content, folder: string, typst: Typst = typstCompiler()): DocumentPress {
  const fonts = documentFonts(content, folder);
  const all = [...fonts.builtIn, ...fonts.owners];
  stopAt(unknownLetters(content, all));
  const compiler = typst.NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontBlobs: all.map(({ bytes }) => bytes) }],
  });
  const put = (file: string, text: string) => compiler.mapShadow(join(templates, file), Buffer.from(text));
  put('data.json', JSON.stringify(documentData(content, fonts)));
  for (const [name, svg] of documentPictures(content)) put(`pictures/${name}.svg`, svg);

  const set = (template: string, inputs: Record<string, string>) => {
    const outcome = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs });
    const { result } = outcome;
    if (result) return result;
    const told = outcome.takeDiagnostics();
    throw new Error(`Typst could not set ${template}.typ: ${JSON.stringify(told && compiler.fetchDiagnostics(told))}`);
  };
  const setResume = () => {
    for (const { size, air, pages } of resumeSizes) {
      const resume = set('resume', { size: String(size), air: String(air) });
      if (resume.numOfPages <= pages) return resume;
    }
    return set('resume', manyPages);
  };

  return (file) => {
    const wanted = documentFiles[file];
    const document =
      wanted.template === 'resume'
        ? setResume()
        : set(wanted.template, 'paper' in wanted ? { paper: wanted.paper } : {});
    stopAt(tooLong(compiler.query(document, { selector: '<too-long>' }), file));
    const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
    return 'paper' in wanted ? printAtActualSize(pdf) : pdf;
  };
}

/** What the templates mark where a text does not fit: its field, and by how much it is too long. */
function tooLong(marks: unknown, file: DocumentFile): readonly Finding[] {
  if (!Array.isArray(marks)) return [];
  return marks.map(({ value }: { value: { field: string; percent: number } }) => {
    const { field, percent } = value;
    return {
      severity: 'error',
      file: field.startsWith('basics.') ? 'resume.json' : 'game.json',
      path: field,
      message: `This is too long for its page in ${file}, by about ${percent} %. Make it that much shorter.`,
    };
  });
}

function stopAt(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Error(formatFindings(findings));
}
