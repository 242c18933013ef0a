// Splits a column of an entry's header into parts.
import type { StyledText } from '../../read/TextLine.ts';
import { anyOf, words } from '../../words/words.ts';
import { legalFormAtStart } from './roleWords.ts';

/** A part of a column, with the separator before it. */
export type Part = Style & { start: number; end: number; separator: Separator };

type Separator = 'start' | 'comma' | 'dot' | 'colon' | 'dash' | 'at' | 'bracket' | 'style';
type Style = { isBold: boolean; isItalic: boolean };
type Run = Style & { start: number };
type Cut = { start: number; end: number; separator: Separator };

const separators: readonly (readonly [Separator, RegExp])[] = [
  ['dash', /\s+[–—-]\s+|\s*[–—]\s*(?=\p{Lu})/gu],
  ['dot', /(?<=\p{L}{5})\.\s+(?=\p{Lu})/gu],
  ['colon', /:\s+(?=[\p{Lu}[])/gu],
  ['comma', /[,;]\s*(?=[^\s\d])/gu],
  ['at', /\s+(?:at|bei|chez|bij|presso|hos|@)\s+(?=[«„"“]?[\p{Lu}\p{Lo}]|[\w-]+\.[a-z]{2,}$)/gu],
  ['bracket', /\s+(?=\()/gu],
];

const maxCuts = 6;

const lastOfList = new RegExp(`, (?:${anyOf(words.dates['between several dates'])}|&) `, 'u');

const plain = { isBold: false, isItalic: false };

/** The parts of a column, between separators outside brackets and between texts of different styles. */
export function partsOfColumn(text: string, style: Style = plain, styles: readonly StyledText[] = []): readonly Part[] {
  const runs = styleRuns(text, styles);
  const cuts: readonly Cut[] = [{ start: 0, end: 0, separator: 'start' }, ...cutsIn(text, runs).slice(0, maxCuts)];
  const parts = cuts.map(({ end, separator }, index) => {
    const { isBold, isItalic } = runs.findLast(({ start }) => start <= end) ?? style;
    return { start: end, end: cuts[index + 1]?.start ?? text.length, separator, isBold, isItalic };
  });
  // "Oak College. Expected graduation 05/2024" ends with a remark.
  const isRemark = ({ start, end, separator }: Part) =>
    /^(?:comma|dot|bracket)$/.test(separator) && /(?<![\d:])(?:19|20)\d\d(?!\d)/.test(text.slice(start, end));
  const remark = parts.findIndex(isRemark);
  return remark < 0 ? parts : parts.slice(0, remark);
}

function cutsIn(text: string, runs: readonly Run[]): readonly Cut[] {
  const cuts = separators.flatMap(([separator, pattern]) =>
    Array.from(
      text.matchAll(pattern),
      ({ 0: { length }, index }): Cut => ({ start: index, end: index + length, separator }),
    ),
  );
  for (const { start } of runs.slice(1)) {
    const cut = cuts.find((other) => other.start <= start && start <= other.end + 1);
    const end = text.length - text.slice(start).trimStart().length;
    if (cut && cut.separator !== 'at') cut.separator = 'style';
    else if (!cut) cuts.push({ start: text.slice(0, start).trimEnd().length, end, separator: 'style' });
  }
  // "Oak, Elm, and Fir" is one name.
  const listEnd = text.search(lastOfList);
  const isInName = ({ start, end, separator }: Cut) =>
    endsEnclosed(text.slice(0, start)) ||
    legalFormAtStart.test(text.slice(end)) ||
    (separator === 'comma' && start <= listEnd);
  return cuts
    .filter((cut) => cut.start > 0 && !isInName(cut))
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
}

/** Whether a text ends within English quotation marks. The opening mark also closes German ones. */
export const endsInQuotation = (text: string): boolean => /(?<!„[^“”]*)“[^“”]*$/u.test(text);

const endsEnclosed = (text: string) => text.split('(').length > text.split(')').length || endsInQuotation(text);

/** The positions where the style changes in a column. The column may end within a styled text. */
function styleRuns(text: string, styles: readonly StyledText[]): readonly Run[] {
  const runs: Run[] = [];
  let position = 0;
  for (const { text: styled, isBold, isItalic } of styles) {
    const rest = text.slice(position).trim();
    const index = text.indexOf(styled, position);
    if (!rest || (index < 0 && !styled.startsWith(rest))) continue;
    const start = index < 0 ? position : index;
    const last = runs.at(-1);
    if (last?.isBold !== isBold || last.isItalic !== isItalic) runs.push({ start, isBold, isItalic });
    position = index < 0 ? text.length : index + styled.length;
  }
  return runs;
}
