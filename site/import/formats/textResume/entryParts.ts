// Joins wrapped lines of a section, and completes entries by the addresses, states and labeled names in their lines.
import { readPeriod } from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { endsInQuotation } from './columnParts.ts';
import { partsOf, statusIn } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';

const addressAtEnd = /[\s–—:([-]*((?:https?:\/\/|www\.)[^\s)\]]+|(?:[\w-]+\.)+[a-z]{2,}\/[^\s)\]]*)[)\]]?$/;

/** Takes the address of an entry from the end of its title: "Oak Map – https://oak.example". */
export function withoutAddress(entry: TextEntry): TextEntry {
  const [name, ...others] = entry.names;
  const [end = '', url] = addressAtEnd.exec(name?.text ?? '') ?? [];
  if (!name || !url || entry.url || end === name.text) return entry;
  return { ...entry, url, names: [{ ...name, text: name.text.slice(0, -end.length) }, ...others] };
}

/** Takes the status of an entry from a line of its body. */
export function withStatus({ body, ...entry }: TextEntry): TextEntry {
  const status = body.map(statusIn).find(Boolean);
  return status ? { status, ...entry, body: body.filter((line) => !statusIn(line)) } : { ...entry, body };
}

/** Joins a title in quotation marks that wraps: "Research on “The Leaves", "of Oaks”, 2020". */
export function withWholeQuotes(lines: readonly TextLine[]): readonly TextLine[] {
  const isJoined = (line?: TextLine, next?: TextLine) =>
    line && next && !next.isListItem && endsInQuotation(line.text) && /^[^“]*”/.test(next.text);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (isJoined(lines[index - 1], line)) return [];
    return next && isJoined(line, next) ? [{ ...line, text: `${line.text} ${next.text}` }] : [line];
  });
}

/** Joins a period that wraps in a narrow column: "03.2018 –    Joiner", "present    Oak". */
export function withWholeDates(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.flatMap((line, index) => {
    const isEnd = periodOver(lines[index - 1], line);
    const next = lines[index + 1];
    const period = periodOver(line, next);
    if (isEnd) return [{ ...line, text: partsOf(line.text).slice(1).join('\t') }];
    return period ? [{ ...line, text: [period, ...partsOf(line.text).slice(1)].join('\t') }] : [line];
  });
}

function periodOver(line: TextLine | undefined, next: TextLine | undefined): string | undefined {
  const [start = '', ...names] = partsOf(line?.text ?? '');
  const [end = '', ...others] = partsOf(next?.text ?? '');
  const isBroken = names.length > 0 && others.length > 0 && /[–-]$/.test(start);
  return isBroken && readPeriod(`${start} ${end}`) ? `${start} ${end}` : undefined;
}

/** Replaces an entry's names by those that have a label. A name without a label takes the free place. */
export function withNames({ names }: TextLine, entry: TextEntry): TextEntry {
  if (!names) return entry;
  const place = names.place ? { place: names.place } : {};
  if (!names.title && !names.organization) return { ...entry, ...place };
  const [unlabeledName = { text: '' }] = entry.names;
  const namesInOrder = [names.title, names.organization].map((text) => ({
    text: text || unlabeledName.text,
    isLabeled: true as const,
  }));
  return { ...entry, names: namesInOrder, ...place };
}
