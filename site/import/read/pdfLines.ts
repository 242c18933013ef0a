// Reads the paragraphs of a PDF in reading order, as résumé parsers do: by the places of its letters.
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './openPdf.ts';
import { type TextLine, withoutBullet } from './TextLine.ts';

/** A run of letters. In points; `y` grows downward from the top of the first page. */
type Run = { text: string; x: number; right: number; y: number; sizePt: number; isBold: boolean; isTurned: boolean };

type Link = { url: string; x: number; y: number };

type PrintedLine = Omit<TextLine, 'size' | 'isListItem'> & { x: number; right: number; y: number; sizePt: number };

/** Columns below this width have short lines. */
const narrowPt = 220;

/** A few pages are enough for any résumé. */
const mostPages = 30;

/**
 * The XML file that a PDF carries inside, as those of Europass do: the same résumé, with its fields.
 * @throws if the file is damaged or protected by a password
 */
export async function attachedXml(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await openPdf(bytes);
  const attachments: Readonly<Record<string, { filename: string; content: Uint8Array }>> | null =
    await pdf.getAttachments();
  await pdf.destroy();
  return Object.values(attachments ?? {}).find(({ filename }) => /\.xml$/i.test(filename))?.content;
}

/** @throws if the file is damaged or protected by a password */
export async function pdfLines(bytes: Uint8Array): Promise<readonly TextLine[]> {
  const pdf = await openPdf(bytes);
  const runs: Run[] = [];
  const links: Link[] = [];
  let top = 0;
  let width = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const [, , pageWidth = 0, height = 0] = page.view;
    const contents = await pageContents(page);
    runs.push(...contents.runs.map((run) => ({ ...run, y: top + height - run.y })));
    links.push(...contents.links.map((link) => ({ ...link, y: top + height - link.y })));
    top += height;
    width = Math.max(width, pageWidth);
  }
  await pdf.destroy();
  return paragraphs(
    columns(runs, width).map((column) => printedLines(column, links)),
    width,
  );
}

async function pageContents(page: PDFPageProxy): Promise<{ runs: Run[]; links: Link[] }> {
  const { items } = await page.getTextContent();
  // Loads the fonts, whose names tell which are bold.
  await page.getOperatorList();
  const isBold = (font: string) => {
    const loaded: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
    return /bold|black|semi|heavy/i.test(String(Object(loaded).name));
  };
  const runs = items.flatMap((item): Run[] => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [, , , scale = 0, x = 0, y = 0]: number[] = item.transform;
    const sizePt = Math.abs(scale) || item.height;
    const isTurned = item.dir === 'rtl';
    return [{ text: item.str, x, right: x + item.width, y, sizePt, isBold: isBold(item.fontName), isTurned }];
  });
  const annotations: readonly { url?: string; unsafeUrl?: string; rect: readonly number[] }[] =
    await page.getAnnotations();
  const links = annotations.flatMap(({ url = '', unsafeUrl, rect: [x = 0, y = 0, right = 0, top = 0] }) =>
    unsafeUrl || url ? [{ url: unsafeUrl ?? url, x: (x + right) / 2, y: (y + top) / 2 }] : [],
  );
  return { runs, links };
}

/** Splits a page with a side bar, as LinkedIn's, at the gutter that no line crosses; the wider column comes first. */
function columns(runs: readonly Run[], width: number): readonly (readonly Run[])[] {
  const body = runs.filter(({ text }) => text.length > 1);
  for (let gutter = width * 0.25; gutter < width * 0.7; gutter += 4) {
    if (runs.some(({ x, right }) => x < gutter && right > gutter)) continue;
    const start = body.filter(({ x }) => x < gutter);
    const end = body.filter(({ x }) => x >= gutter);
    // Each column has a margin of its own, where most of its lines begin; dates at the right edge have none.
    if (Math.min(start.length, end.length) < 6 || !beginsAtMargin(end) || !beginsAtMargin(start)) continue;
    // A column of dates belongs to the titles beside it.
    if (isOfDates(start) || isOfDates(end)) continue;
    const byColumn = [runs.filter(({ x }) => x >= gutter), runs.filter(({ x }) => x < gutter)];
    return gutter < width / 2 ? byColumn : byColumn.reverse();
  }
  return [runs];
}

const isOfDates = (runs: readonly Run[]) => runs.filter(({ text }) => /\d{4}/.test(text)).length > runs.length * 0.3;

function beginsAtMargin(runs: readonly Run[]): boolean {
  const margin = Math.min(...runs.map(({ x }) => x));
  return runs.filter(({ x }) => x - margin < 20).length > runs.length * 0.4;
}

/** A page number, perhaps with the owner's name: "Page 1 of 3", "Ada Example · 1 / 2". */
const pageNumber = /^(?:.*[·|] )?(?:page |seite |página |strona )?\d+ ?(?:\/|of|von|de|sur|van|z) ?\d+$/i;

function printedLines(runs: readonly Run[], links: readonly Link[]): readonly PrintedLine[] {
  const rows: Run[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && run.y - first.y < Math.min(first.sizePt, run.sizePt) * 0.5) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => printedLine(row, links)).filter(({ text }) => !pageNumber.test(text));
}

function printedLine(row: readonly Run[], links: readonly Link[]): PrintedLine {
  const isTurned = row.filter((run) => run.isTurned).length > row.length / 2;
  const runs = [...row].sort((a, b) => (isTurned ? b.x - a.x : a.x - b.x));
  const letters = (test: (run: Run) => boolean) => runs.filter(test).reduce((sum, { text }) => sum + text.length, 0);
  const [x, right] = [Math.min(...runs.map((run) => run.x)), Math.max(...runs.map((run) => run.right))];
  const [y, sizePt] = [runs[0]?.y ?? 0, Math.max(...runs.map((run) => run.sizePt))];
  const text = runs
    .map((run, index) => {
      const previous = runs[index - 1];
      const gap = previous ? (isTurned ? previous.x - run.right : run.x - previous.right) : 0;
      return `${gap > run.sizePt * 1.8 ? '\t' : gap > run.sizePt * 0.12 ? ' ' : ''}${run.text}`;
    })
    .join('')
    .replace(/ +/g, ' ')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
    .trim();
  const ownLinks = links.filter(
    (link) => link.x >= x && link.x <= right && link.y <= y + sizePt * 0.4 && link.y >= y - sizePt,
  );
  return {
    text,
    x,
    right,
    y,
    sizePt,
    isBold: letters((run) => run.isBold) > letters(() => true) / 2,
    links: ownLinks.map(({ url }) => url),
  };
}

/** Joins the lines of a paragraph: a line that fills its column goes on below, in the same letters. */
function paragraphs(columnLines: readonly (readonly PrintedLine[])[], width: number): readonly TextLine[] {
  const bodySize = commonSize(columnLines.flat());
  return columnLines.flatMap((lines) => {
    const start = Math.min(...lines.map(({ x }) => x));
    // A single column has equal margins.
    const edge = Math.max(columnLines.length > 1 ? 0 : width - start, ...lines.map(({ right }) => right));
    const joined: (TextLine & { last: PrintedLine })[] = [];
    for (const line of lines) {
      const open = joined.at(-1);
      const bulleted = withoutBullet(line.text);
      if (open && !bulleted.isListItem && continues(open.last, line, { start, edge })) {
        const { text, links } = open;
        joined.splice(-1, 1, { ...open, text: `${text} ${line.text}`, links: [...links, ...line.links], last: line });
      } else
        joined.push({ ...bulleted, size: line.sizePt / bodySize, isBold: line.isBold, links: line.links, last: line });
    }
    return joined.map(({ last, ...line }) => line);
  });
}

function continues(above: PrintedLine, line: PrintedLine, { start, edge }: { start: number; edge: number }): boolean {
  const looksAlike = above.isBold === line.isBold && Math.abs(above.sizePt - line.sizePt) < 0.3;
  const isClose = line.y - above.y < line.sizePt * 2;
  const [firstWord = ''] = line.text.split(' ');
  // The first word of the line did not fit above.
  const isFull = above.right + (firstWord.length + 1) * line.sizePt * 0.55 > edge;
  // Side bars hold lists, whose items seldom break.
  if (edge - start < narrowPt && /^[^\p{Ll}]/u.test(line.text)) return false;
  const areContacts = /[\t|·@]|www\./.test(above.text + line.text);
  return looksAlike && isClose && !areContacts && above.right - start > (edge - start) * 0.6 && isFull;
}

/** The size in which most letters are set, in points. */
function commonSize(lines: readonly PrintedLine[]): number {
  const lengths = new Map<number, number>();
  for (const { sizePt, text } of lines) {
    const size = Math.round(sizePt * 4) / 4;
    lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  }
  const [[size] = [1]] = [...lengths].sort(([, a], [, b]) => b - a);
  return size || 1;
}
