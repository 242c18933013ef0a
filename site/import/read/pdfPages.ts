// Reads the text runs and links of a PDF's pages.
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { anyOf, words } from '../words/words.ts';
import { loadPdfJs, openPdf } from './openPdf.ts';
import { fontStyle, icon, ligature, withAccents, withoutLoneMarks, withoutShadows } from './textRuns.ts';
import { withLostSpaces, withoutLetterSpacing } from './withoutLetterSpacing.ts';

/** Consecutive characters on a line. Lengths are in points; `y` grows downward from the top of the page. */
export type TextRun = {
  text: string;
  x: number;
  right: number;
  y: number;
  sizePt: number;
  isBold: boolean;
  isItalic: boolean;
  isRightToLeft: boolean;
  /** Whether a space of any width follows it. */
  hasSpace?: boolean;
};

/** A link's address, and its area: from `x` to `right`, with its middle at `y`. */
export type Link = { url: string; x: number; right: number; y: number };

/** More than the longest academic résumés have. */
const maxPages = 100;

/**
 * The XML file attached to a PDF. A Europass PDF has one, with the résumé in named fields.
 * @throws if the file is damaged or protected by a password
 */
export async function attachedXml(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await openPdf(bytes);
  const attachments: Readonly<Record<string, { filename: string; content: Uint8Array }>> | null =
    await pdf.getAttachments();
  await pdf.destroy();
  return Object.values(attachments ?? {}).find(({ filename }) => /\.xml$/i.test(filename))?.content;
}

/** @throws if the file is damaged, protected by a password or too long */
export async function pdfPages(bytes: Uint8Array): Promise<readonly PageContents[]> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > maxPages) throw new Error(`It has ${pdf.numPages} pages; the limit is ${maxPages}.`);
  const { info } = await pdf.getMetadata();
  const isTex = /TeX/.test(String(Object(info).Producer));
  const pages: PageContents[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push({ isTex, ...(await pageContents(await pdf.getPage(number))) });
  await pdf.destroy();
  return pages;
}

/** `isTex` if TeX has made the file. */
export type PageContents = {
  isTex?: boolean;
  runs: readonly TextRun[];
  links: readonly Link[];
  width: number;
  height: number;
};

async function pageContents(page: PDFPageProxy): Promise<PageContents> {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const { OPS } = loadPdfJs();
  // This loads the fonts. Their names tell which are bold.
  const { fnArray, argsArray } = await page.getOperatorList();
  const nameOf = (font: string) => {
    const loaded: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
    return String(Object(loaded).name);
  };
  const shownTexts = argsArray.filter((_, index) => fnArray[index] === OPS.showText);
  const pageText = shownTexts.map((args) => glyphText(args)).join('');
  const gappedText = shownTexts.map((args) => glyphText(args, minGap)).join('');
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  const runs = texts.flatMap(({ str, transform, ...item }, index): TextRun[] => {
    if (!str.trim()) return [];
    const [, , , scale = 0, x = 0, y = 0]: number[] = transform;
    const style = fontStyle(nameOf(item.fontName));
    const [space, next] = texts.slice(index + 1);
    // "○○○" is a level, and "○" the bullet of an item.
    const isOneOf = [index - 2, index - 1, index + 1, index + 2].some(
      (other) => texts[other]?.str.trim() === str.trim(),
    );
    const isLigature = str === '\0' && /^\p{L}/u.test(space?.str ?? '');
    const written = isLigature
      ? ligature(item.width / Math.abs(scale), space?.str ?? '')
      : withLostSpaces(withoutLetterSpacing(str, pageText), gappedText);
    const hasSpace = space?.str.trim() === '' && pageText.includes(`${str.trim()} ${next?.str.trim()}`);
    return [
      {
        text: style.isIcon(isOneOf ? '' : str.trim()) ? icon : style.isBullet(written) ? '•' : written,
        x,
        right: x + item.width,
        y: height - y,
        sizePt: Math.abs(scale) || item.height,
        isBold: style.isBold,
        isItalic: style.isItalic,
        isRightToLeft: item.dir === 'rtl',
        ...(hasSpace && { hasSpace }),
      },
    ];
  });
  const annotations: readonly { url?: string; unsafeUrl?: string; rect: readonly number[] }[] =
    await page.getAnnotations();
  const links = annotations.flatMap(({ url = '', unsafeUrl, rect: [x = 0, y = 0, right = 0, top = 0] }) =>
    unsafeUrl || url ? [{ url: unsafeUrl ?? url, x, right, y: height - (y + top) / 2 }] : [],
  );
  return { runs: withAccents(withoutLoneMarks(withoutShadows(runs))), links, width, height };
}

/** The smallest gap that is a space, in thousandths of the font size. */
const minGap = 200;

/**
 * The text of one `showText` operation, with the file's spaces, and one for each gap from `gap` on.
 * pdf.js adds one for smaller gaps, too.
 */
function glyphText(args: unknown, gap = Number.POSITIVE_INFINITY): string {
  const [glyphs]: readonly unknown[] = Array.isArray(args) ? args : [];
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) => (typeof glyph === 'number' ? (-glyph >= gap ? ' ' : '') : (Object(glyph).unicode ?? '')))
    .join('');
}

/** "3", "- 3 -", "Page 3" */
const numberAlone = new RegExp(`^\\W{0,2}(?:${anyOf(words.documents.page)} )?\\d{1,2}\\W{0,2}$`, 'i');

/**
 * Drops page numbers, and texts near the top or bottom edge that repeat at the same position on
 * another page. The top of the first page keeps its repeated texts without numbers.
 * @returns the pages, and the contacts that were dropped from several, in lines with an email address
 */
export function withoutHeadersAndFooters(pages: readonly PageContents[]) {
  const isMargin = (y: number, { height }: PageContents) => y < height * 0.1 || y > height * 0.9;
  // The digits of "1/6" have other widths than those of "2/6".
  const key = ({ text, x, y }: TextRun) =>
    `${text.replace(/\d+/g, '#')} ${/^\d+\/\d+$/.test(text) ? '' : Math.round(x / 4)} ${Math.round(y / 4)}`;
  const keys = pages.map((page) => new Set(page.runs.filter(({ y }) => isMargin(y, page)).map(key)));
  const droppedTexts = new Set<string>();
  const contacts = new Map<string, TextRun>();
  const rest = pages.map((page, index) => {
    const isRepeated = (run: TextRun) =>
      (index > 0 || run.y > page.height / 2 || /^\D*\d+\D*\d*$/.test(run.text)) &&
      keys.some((other, otherIndex) => otherIndex !== index && other.has(key(run)));
    const isNumber = ({ text, y }: TextRun) => isMargin(y, page) && numberAlone.test(text);
    const lineOf = ({ y }: TextRun) => page.runs.filter((run) => Math.abs(run.y - y) < 2);
    const hasContact = (run: TextRun) => lineOf(run).some((other) => /\S@\S/.test(other.text) && isRepeated(other));
    for (const run of page.runs)
      if (/[@\d]|\.\w/.test(run.text) && isRepeated(run) && !isNumber(run) && hasContact(run)) {
        // "Page 2 of 3" is on one page only.
        if (droppedTexts.has(run.text)) contacts.set(run.text, run);
        droppedTexts.add(run.text);
      }
    // A line stays or goes as a whole: "Page 1 of 3" has four runs. Beside a contact, "Part 2: Oaks" stays.
    const isKept = (run: TextRun) =>
      (hasContact(run) ? [run] : lineOf(run)).some((other) => !isRepeated(other) && !isNumber(other));
    return { ...page, runs: page.runs.filter(isKept) };
  });
  return { pages: rest, contacts: [...contacts.values()] };
}
