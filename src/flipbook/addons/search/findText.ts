/** A page, counted from 0, and its text. */
export interface SearchPage {
  readonly page: number;
  readonly text: string;
}

/** A match, identified by its page and its position on the page. */
export interface Match {
  readonly page: number;
  /** The zero-based position among the matches of the page. */
  readonly nth: number;
}

/** A page with matches. */
export interface PageMatches {
  readonly page: number;
  readonly count: number;
  /** The first match, with the words around it. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Accents and other marks on letters, soft hyphens, zero-width characters, Arabic elongation. */
const ignoredCharacters = /[\p{Script=Inherited}\u00ad\u0591-\u05c7\u0640\u200b]/gu;

/** Characters that people type in a simpler way, although Unicode does not decompose them. */
const simplerForms: Readonly<Record<string, string>> = {
  Ø: 'O',
  Đ: 'D',
  Ł: 'L',
  Æ: 'AE',
  Œ: 'OE',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};

/** Removes the differences in case, accents, ligatures and spaces that a search ignores. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ignoredCharacters, '')
    .toUpperCase()
    .replace(/[ØĐŁÆŒ‘’“”]/g, (character) => simplerForms[character] ?? character)
    .replace(/\s+/g, ' ');
}

/** The positions in `text` of at least the first `count` characters of `foldText(text)`. */
function foldedOffsets(text: string, count: number): readonly number[] {
  const offsets: number[] = [];
  let offset = 0;
  let isAfterSpace = false;
  for (const character of text) {
    if (offsets.length >= count) break;
    // Printable ASCII folds to one character each. Folding all of a long page would take seconds.
    const folded = character >= '!' && character <= '~' ? character : foldText(character);
    if (folded !== ' ' || !isAfterSpace) for (const _ of folded.split('')) offsets.push(offset);
    if (folded) isAfterSpace = folded.endsWith(' ');
    offset += character.length;
  }
  return offsets;
}

/** The positions of the matches in a folded text. They do not overlap. */
function matchStarts(foldedText: string, foldedQuery: string, limit = Number.POSITIVE_INFINITY): readonly number[] {
  const starts: number[] = [];
  let start = foldedText.indexOf(foldedQuery);
  while (start >= 0 && starts.length < limit) {
    starts.push(start);
    start = foldedText.indexOf(foldedQuery, start + foldedQuery.length);
  }
  return starts;
}

export const foldQuery = (query: string): string => foldText(query).trim();

/** More characters than any single character folds to. */
const maxFolded = 20;

/** The ranges of `text` that match, at most `limit`. */
export function rangesIn(
  text: string,
  query: string,
  limit?: number,
): readonly (readonly [from: number, to: number])[] {
  const foldedQuery = foldQuery(query);
  const starts = foldedQuery ? matchStarts(foldText(text), foldedQuery, limit) : [];
  const offsets = foldedOffsets(text, (starts.at(-1) ?? 0) + foldedQuery.length + maxFolded);
  return starts.map((start) => {
    const last = start + foldedQuery.length - 1;
    // One character may fold to several.
    const next = offsets.slice(last, last + maxFolded).find((offset) => offset > (offsets[last] ?? 0));
    return [offsets[start] ?? 0, next ?? text.length];
  });
}

/** A cache, because folding a long book takes longer than searching it. */
const foldedTexts = new WeakMap<SearchPage, string>();

/** All matches, in the order of the pages; none for a blank query. */
export function matchesOf(pages: readonly SearchPage[], query: string): readonly Match[] {
  const foldedQuery = foldQuery(query);
  if (!foldedQuery) return [];
  return pages
    .flatMap((entry) => {
      const folded = foldedTexts.get(entry) ?? foldText(entry.text);
      foldedTexts.set(entry, folded);
      return matchStarts(folded, foldedQuery).map((_, nth) => ({ page: entry.page, nth }));
    })
    .sort((a, b) => a.page - b.page);
}

/** The context on each side of a match, in UTF-16 units. */
const contextLength = 40;

/** The first match of a page, with the text around it; `null` when there is none. */
export function excerptOf(text: string, query: string): Pick<PageMatches, 'before' | 'match' | 'after'> | null {
  const [range] = rangesIn(text, query, 1);
  if (!range) return null;
  const [from, to] = range;
  const [first, last] = [Math.max(0, from - contextLength), to + contextLength];
  const before = text.slice(first, from);
  const after = text.slice(to, last);
  const joinLines = (part: string) => part.replace(/\s+/g, ' ');
  return {
    // Drop the word, or the half of a character, at the cut.
    before: joinLines(first > 0 ? `…${before.replace(/^(\S*\s|[\udc00-\udfff])/, '')}` : before),
    match: joinLines(text.slice(from, to)),
    after: joinLines(last < text.length ? `${after.replace(/(\s\S*|[\ud800-\udbff])$/, '')}…` : after),
  };
}
