// Reads the bodies of entries, and lists of facts.
import { isLanguageLevel, isSpokenLanguage } from '../../normalize/spokenLanguage.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { addItem } from '../../text/bulletText.ts';
import { anyOf, words } from '../../words/words.ts';
import { withoutFullStop } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { withWholeNames } from './entryParts.ts';
import { evidenceFor } from './roleWords.ts';

type Body = {
  summary: string;
  highlights: readonly string[];
  keywords: readonly string[];
  labeledLists: readonly string[];
};

/** Paragraphs are the summary, list items the highlights, and lists after "Courses:" the keywords. */
export function bodyOf(lines: readonly TextLine[]): Body {
  const paragraphs = lines.filter(({ isListItem }) => !isListItem);
  const highlights: string[] = [];
  for (const line of lines) if (line.isListItem) addItem(highlights, withAddresses(line), line.isNested);
  return {
    summary: paragraphsOf(paragraphs.filter(({ text }) => !labeledList.test(text))),
    highlights,
    labeledLists: paragraphs.flatMap(({ text }) => (labeledList.test(text) ? [text] : [])),
    keywords: paragraphs.flatMap(({ text }) => listItems(labeledList.exec(text)?.[1] ?? '')),
  };
}

const labeledList = new RegExp(`^${anyOf(words.documents['labels of a list'])}: (.+)$`, 'i');

/** Puts commas between the parts of a line, if nothing else separates them: "Oak\tGhent" becomes "Oak, Ghent". */
export const withCommas = (text: string, separator = ', ') =>
  text.replace(/((?<=\p{Ll}{2}|\))\.|[,:;!?])?\s*\t\s*([–—·|(]?)/gu, (_, mark = '', next) =>
    mark || next ? `${mark} ${next}` : separator,
  );

export function paragraphsOf(lines: readonly TextLine[]): string {
  return lines.map((line) => `${line.isListItem ? '- ' : ''}${withAddresses(line)}`).join('\n\n');
}

/** A line as Markdown, with the addresses of its links. The separator is for parts that are far apart. */
export function withAddresses({ text, links, linkTexts = [] }: TextLine, separator = ', '): string {
  let output = '';
  let rest = text;
  for (const [index, linkText] of linkTexts.entries()) {
    const start = rest.indexOf(linkText);
    const url = links[index] ?? '';
    if (start < 0 || !/\p{L}/u.test(linkText) || url.includes(linkText) || !/^https?:/.test(url)) continue;
    output += `${rest.slice(0, start)}[${linkText}](${url})`;
    rest = rest.slice(start + linkText.length);
  }
  // A wrapped link has two parts.
  return withCommas(output + rest, separator).replace(/\[([^\]]*)\]\((\S+)\) \[([^\]]*)\]\(\2\)/g, '[$1 $3]($2)');
}

export function datesOf({ startDate, endDate }: TextEntry): { startDate?: string; endDate?: string } {
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

export type Fact = { label?: string; items: readonly string[] };

export function factsIn(lines: readonly TextLine[]): readonly Fact[] {
  const rows = lines.flatMap(({ row }) => (row ? [{ items: [row.title] }] : []));
  return [...rows, ...joinGroups(withWholeNames(lines.filter(({ row }) => !row))).flatMap(factsOf)];
}

/** "Wood: planes, saws" is a label with items; "Dutch (native)" too; "planes, saws" are two facts. */
function factsOf(text: string): readonly Fact[] {
  const [, label, items = ''] =
    /^([^:→]{1,50})(?::\s+|:(?=\p{Lu})|\s+→\s+)(.+)$/u.exec(text) ??
    /^([^(,\t]{1,40}) \((?![\d.]+ ?%)([^)]+)\)$/.exec(text) ??
    /^(\S[^:,.–—-]{0,30}) [–—-] (.{30,})$/.exec(text) ??
    [];
  if (label) return [{ label: label.trim(), items: listItems(items) }];
  return listItems(text).map((item) => ({ items: [item.replace(/:$/, '')] }));
}

const labeledItem = /^[^:→]{1,50}(?::| →) /;

/** The texts of lines. A line that ends with a colon gets the line or the list items below it: "Cloud:", "- AWS". */
function joinGroups(lines: readonly TextLine[]): readonly string[] {
  const texts: string[] = [];
  let isInGroup = false;
  for (const [index, { text, isListItem }] of lines.entries()) {
    const next = lines[index + 1];
    const isTitle = /^[^:]{2,50}:$/.test(text) && next !== undefined && !next.text.endsWith(':') && !isListItem;
    // A group of groups: "Cloud:" above "- Storage: S3".
    if (isTitle && labeledItem.test(next.text)) continue;
    if (isInGroup) texts.push(`${texts.pop()}${text}${isListItem ? '; ' : ''}`);
    else texts.push(isTitle ? `${text} ` : text);
    // Without list items, a group has one line.
    isInGroup = isTitle || (isInGroup && isListItem && next?.isListItem === true);
  }
  return texts;
}

/** The items of a line. A sentence is one item, and commas in brackets do not separate items. */
function listItems(text: string): readonly string[] {
  const parts = text.split(/\s*;\s*(?![^()]*\))/).filter(Boolean);
  if (parts.length > 1) return parts.flatMap(listItems);
  const items = text
    .split(/\s*(?:[|·•\t]| {3,}|,(?!\d))(?![^()]*\))\s*/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isSentence = /(?<!\.\p{L})[.!?]\s+\p{Lu}/u.test(text) || (items.length < 4 && /\S\s+.{45,}\.$/u.test(text));
  const isOneItem = isSentence || items.some(isPhrase) || /(?<![\p{L}\d])(?:19|20)\d\d(?!\d)/u.test(text);
  // "Saws, planes, and chisels."
  const isList = items.length > 2;
  return isOneItem
    ? [withCommas(text.trim())]
    : items.map((item) => (isList && item === items.at(-1) ? lastItem(item) : item));
}

/** Whether a part of a line is a part of a sentence: "7 years with saws", "the clocks". */
const isPhrase = (part: string) =>
  /^(?:an?|the|my|I|\d+\+? years) /.test(part) || part.replace(/\([^()]*\)/g, '').split(/\s+/).length > maxItemWords;

/** Items of lists have fewer words. */
const maxItemWords = 8;

/**
 * The last item of a list, without "and" and its full stop. An item of more than four words may be
 * a sentence, so it keeps the full stop.
 */
const lastItem = (item: string) => (item.split(' ').length > 4 ? item : withoutFullStop(item)).replace(conjunction, '');

const conjunction = new RegExp(`^${anyOf(words.dates['between several dates'])} (?=\\S)`, 'iu');

/** Splits "Dutch (native) German (basic)" into lines. */
function languageLines(line: TextLine): readonly TextLine[] {
  const texts = line.text.split(/(?<=\))\s+(?=\p{Lu})/u);
  return texts.filter(isSpokenLanguage).length * 2 > texts.length ? texts.map((text) => ({ ...line, text })) : [line];
}

/** Puts a level beside its language: "Dutch" above "Native or bilingual proficiency", or "Fluent Dutch, German". */
export function withLevels(writtenLines: readonly TextLine[]): readonly TextLine[] {
  const lines = writtenLines.flatMap(languageLines);
  const isLevel = (line?: TextLine) => line !== undefined && isLanguageLevel(line.text) && !/[,(]/.test(line.text);
  return lines.flatMap((line, index) => {
    const [, level = '', names = ''] = /^(\p{L}+):?\s+(.+)$/u.exec(line.text) ?? [];
    const languages = names.split(', ');
    if (isLanguageLevel(level) && languages.every(isSpokenLanguage))
      return [{ ...line, text: languages.map((language) => `${language} (${level})`).join(', ') }];
    if (index > 0 && isLevel(line)) return [];
    // "Low Saxon    native"
    const [first, second = '', ...others] = line.text.split(/\s*\t\s*/);
    if (others.length === 0 && isLanguageLevel(second)) return [{ ...line, text: `${first}: ${second}` }];
    // "Dutch native", "Dutch, native"
    const [, language = '', after = ''] = /^(\p{L}+),? (.+)$/u.exec(line.text) ?? [];
    const isItsLevel = isLanguageLevel(after) || line.text.includes(', ');
    if (isItsLevel && isSpokenLanguage(language) && !after.split(', ').some(isSpokenLanguage))
      return [{ ...line, text: `${language}: ${after}` }];
    const next = lines[index + 1];
    return [next && isLevel(next) ? { ...line, text: `${line.text}: ${next.text}` } : line];
  });
}

/** Adds the employer to positions that are listed below its name and their whole period. */
export function withEmployers([first, ...others]: readonly TextEntry[]): readonly TextEntry[] {
  if (!first) return [];
  const count = first.employer ? 0 : positionsBelow(first, others);
  const positions = others.slice(0, count).map((entry) => ({ ...entry, employer: first.names[0]?.text }));
  return [...(count > 0 ? positions : [first]), ...withEmployers(others.slice(count))];
}

/** Counts the following entries that are positions at an employer: their periods fill the employer's. */
function positionsBelow({ names, startDate = '', endDate = '9999' }: TextEntry, others: readonly TextEntry[]): number {
  if (!startDate || names.length !== 1 || names[0]?.isListItem) return 0;
  // A position until "2020-03" ends together with an employer until "2020".
  const endsTogether = ({ endDate: end = '9999' }: TextEntry) => end.startsWith(endDate);
  const isInside = (entry: TextEntry) =>
    entry.names.length === 1 &&
    evidenceFor(entry.names[0]?.text ?? '', 'job').organization <= 0 &&
    (entry.startDate ?? '') >= startDate &&
    ((entry.endDate ?? '9999') <= endDate || endsTogether(entry));
  const end = others.findIndex((entry) => !isInside(entry));
  const positions = others.slice(0, end < 0 ? others.length : end);
  const beginTogether = positions.some((entry) => entry.startDate?.startsWith(startDate));
  return positions.length > 1 && beginTogether && positions.some(endsTogether) ? positions.length : 0;
}
