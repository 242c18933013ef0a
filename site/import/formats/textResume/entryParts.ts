// Joins the wrapped lines of a section, and reads the addresses and statuses of entries.
import { isDatePart, readPeriod } from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { anyOf, words } from '../../words/words.ts';
import { endsInQuotation } from './columnParts.ts';
import { datesIn, partsOf, statusIn } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { isAddress } from './lineKinds.ts';

const addressAtEnd = /[\s–—:([-]*((?:https?:\/\/|www\.)[^\s)\]]+|(?:[\w-]+\.)+[a-z]{2,}\/[^\s)\]]*)[)\]]?$/;

/** Whether a text is one character that an icon font may show as a picture: "a" for GitHub. */
/** "Certificate", as the text of a link in the heading of an entry */
const linkText = new RegExp(`^${anyOf(words.documents['texts of links'])}$`, 'iu');

const isIcon = (text: string) => /^(?:\p{Ll}|[^\p{L}\p{N}])$/u.test(text);

/**
 * Moves an address from an entry's names or the line below to `url`: "Oak Map –
 * https://oak.example".
 * @param mayBeNamed whether an employer may be called "oak.example"
 */
export function withoutAddress(entry: TextEntry, mayBeNamed = false): TextEntry {
  const isUrl = ({ text }: { text: string }) => isAddress(text) && (!mayBeNamed || /^www|[/:]/.test(text));
  const isOther = (name: { text: string }) => isUrl(name) || isIcon(name.text) || linkText.test(name.text);
  const [title, ...others] = entry.names.filter((name, index) => index === 0 || !isOther(name));
  const [end = '', urlAtEnd] = (!entry.url && addressAtEnd.exec(title?.text ?? '')) || [];
  const isAtEnd = title && urlAtEnd && end !== title.text;
  const url = entry.url ?? (isAtEnd ? urlAtEnd : entry.names.slice(1).find(isUrl)?.text);
  const [next, ...body] = entry.body;
  const names = title ? [isAtEnd ? { ...title, text: title.text.slice(0, -end.length) } : title, ...others] : [];
  return url || !next || !isUrl(next)
    ? { ...entry, url, names }
    : { ...entry, url: next.links[0] ?? next.text, names, body };
}

export function withStatus({ body, ...entry }: TextEntry): TextEntry {
  const status = body.map(statusIn).find(Boolean);
  return status ? { status, ...entry, body: body.filter((line) => !statusIn(line)) } : { ...entry, body };
}

const wrappedEnd = new RegExp(`,$|\\s${anyOf(words.documents['words within a name'])}$`);

/** The longest line of a name that wraps, in characters. */
const maxWrappedLength = 90;

/**
 * Whether a name continues in the next line: it ends with a comma or "and", or within brackets or
 * quotation marks.
 */
function isWrapped(line: TextLine, next: TextLine): boolean {
  // A line with columns begins a row.
  if (next.isListItem || next.text.includes('\t')) return false;
  const { text } = line;
  if (endsInQuotation(text)) return /^[^“]*”/.test(next.text);
  if (/\([^()]*$/.test(text)) return /^[^()]*\)/.test(next.text);
  const isHeading = (line.isBold || datesIn(line) !== undefined) && !datesIn(next);
  return isHeading && wrappedEnd.test(text) && Math.max(text.length, next.text.length) <= maxWrappedLength;
}

/** Joins a name that wraps: "Research on “The Leaves", "of Oaks”, 2020". */
export function withWholeNames(lines: readonly TextLine[]): readonly TextLine[] {
  const output: TextLine[] = [];
  for (const line of lines) {
    const last = output.at(-1);
    if (!last || !isWrapped(last, line)) output.push(line);
    else {
      const text = `${last.text}${/\p{Lu}-$/u.test(last.text) ? '' : ' '}${line.text}`;
      output.splice(-1, 1, { ...last, text, links: [...last.links, ...line.links] });
    }
  }
  return output;
}

/** Joins a period that wraps in a narrow column: "03.2018 –    Joiner", "present    Oak". */
export function withWholeDates(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.flatMap((line, index) => {
    const isEnd = wrappedPeriod(lines[index - 1], line);
    const next = lines[index + 1];
    const period = wrappedPeriod(line, next);
    if (isEnd) return [{ ...line, text: partsOf(line.text).slice(1).join('\t') }];
    return period ? [{ ...line, text: [period, ...partsOf(line.text).slice(1)].join('\t') }] : [line];
  });
}

function wrappedPeriod(line: TextLine | undefined, next: TextLine | undefined): string | undefined {
  const [start = '', ...names] = partsOf(line?.text ?? '');
  const [end = '', ...others] = partsOf(next?.text ?? '');
  // "November" above "2024 – present"
  const isMonth = /^\p{L}+$/u.test(start) && isDatePart(start) && /^\d{4}/.test(end);
  const isBroken = names.length > 0 && others.length > 0 && (/[–-]$/.test(start) || isMonth);
  return isBroken && readPeriod(`${start} ${end}`) ? `${start} ${end}` : undefined;
}
