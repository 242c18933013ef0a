// Applicant tracking systems read PDFs with many libraries. Some split a word between kerned letters
// ("T echnical"). Others lose words whose parts are positioned separately.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../../src/resume/Content.ts';
import { resumeText } from '../../documents/resumeText.ts';
import { textsIn } from '../../documents/textsIn.ts';
import { openPdf } from '../../import/index.ts';

export type TextReader = {
  name: string;
  isInstalled: boolean;
  read: (pdfs: readonly Buffer[]) => Promise<readonly string[]>;
};

const pypdf = `import sys, pypdf
for file in sys.argv[1:]: print("\\f".join(page.extract_text() for page in pypdf.PdfReader(file).pages), end="\\0")`;

/** pdf.js, and two readers that the machine may have. */
export function textReaders(): readonly TextReader[] {
  return [
    { name: 'pdf.js', isInstalled: true, read: (pdfs) => Promise.all(pdfs.map(textInPdfJs)) },
    {
      name: 'poppler',
      isInstalled: canRun('pdftotext', '-v'),
      read: async (pdfs) => withFiles(pdfs, (files) => files.map((file) => outputOf('pdftotext', file, '-'))),
    },
    {
      name: 'pypdf',
      isInstalled: canRun('python3', '-c', 'import pypdf'),
      read: async (pdfs) =>
        withFiles(pdfs, (files) =>
          outputOf('python3', '-c', pypdf, ...files)
            .split('\0')
            .slice(0, -1),
        ),
    },
  ];
}

const canRun = (program: string, ...args: readonly string[]) => spawnSync(program, args).status === 0;
const outputOf = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 }).stdout;

function withFiles(pdfs: readonly Buffer[], read: (files: readonly string[]) => readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  try {
    const files = pdfs.map((_, index) => join(folder, `${index}.pdf`));
    for (const [index, file] of files.entries()) writeFileSync(file, pdfs[index] ?? '');
    return read(files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function textInPdfJs(bytes: Buffer): Promise<string> {
  const pdf = await openPdf(bytes);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    const texts = items.map((item) => {
      if (!('str' in item)) return '';
      return `${item.dir === 'rtl' ? ' ' : ''}${item.str}${item.hasEOL ? '\n' : ''}`;
    });
    return texts.join('');
  });
  return (await Promise.all(pages)).join('\n');
}

const keysWithoutText = /^(?:kind|url|address|picture|file)$/;

/** Arabic vowel signs, which documents omit. */
export const vowelSigns = /[\u064B-\u0652\u0670]/g;

/** The words of the résumé that a reader must find unbroken, in the order of the page. */
function wordsOf(content: Content): readonly string[] {
  const texts = textsIn(resumeText(content)).filter(
    ({ path }) => !path.some((key) => keysWithoutText.test(String(key))),
  );
  const words = texts.flatMap(({ text }) => text.normalize('NFKC').replace(vowelSigns, '').split(/\s+/));
  return [...new Set(words.map((word) => word.replace(/^\(|[,.:;)]+$/g, '')))].filter(
    (word) => /^[\p{L}\p{M}]{3,25}$/u.test(word) || /^[\w.+-]+@[\w.-]+$/.test(word),
  );
}

/** Counts the résumé's words, and lists those that a reader's text lacks. */
export function missingWords(text: string, content: Content): { count: number; missing: readonly string[] } {
  const normalizedText = text.normalize('NFKC');
  const readWords = new Set([...normalizedText.split(/[^\p{L}\p{M}]+/u), ...normalizedText.split(/\s+/)]);
  const words = wordsOf(content);
  return { count: words.length, missing: words.filter((word) => !readWords.has(word)) };
}

/** A line for each reader, with up to three words that it splits or loses. */
export async function readerTable(pdf: Buffer, content: Content, readers: readonly TextReader[]): Promise<string> {
  const lines = readers.map(async ({ name, isInstalled, read }) => {
    if (!isInstalled) return `  - ${name}: not installed here`;
    const [text = ''] = await read([pdf]);
    const { count, missing } = missingWords(text, content);
    const result = `${name}: ${count - missing.length} of ${count}`;
    const examples = missing.slice(0, 3).map((word) => `"${word}"`);
    return missing.length === 0 ? `  ✓ ${result}` : `  ✗ ${result}, not ${examples.join(', ')}`;
  });
  const table = await Promise.all(lines);
  const advice = table.some((line) => line.includes('✗'))
    ? ['Where you can, send resume.docx to software that reads PDFs with a program marked ✗.']
    : [];
  return ['Words of resume.pdf that programs read whole:', ...table, ...advice].join('\n');
}
