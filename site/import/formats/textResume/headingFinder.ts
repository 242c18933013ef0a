// Recognizes the headings of a résumé without fields.
import { isLarge, type TextLine } from '../../read/TextLine.ts';
import { groupBy } from '../../values.ts';
import { contactField } from '../../words/contactLabels.ts';
import { sectionForHeading, sectionForTitle, type TextSection } from '../../words/sectionTitles.ts';
import { jobWords } from './roleWords.ts';

/** "2017 – 2019" is not in capitals. */
export const isInCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

export const styleOf = ({ text, size, isBold }: TextLine) =>
  `${Math.round(size * 40)}${isBold ? ' bold' : ''}${isInCapitals(text) ? ' capitals' : ''}`;

/** The number of lines in a style, and of known headings among them. */
type Style = { count: number; names: number };

/**
 * Returns a function that recognizes headings by their words, and other headings by a style that many known headings
 * have. A known name in the style of body text is a heading only if no other heading stands out.
 */
export function headingFinder(lines: readonly TextLine[], known: ReadonlyMap<string, TextSection>) {
  const nameOf = (line: TextLine) => {
    const { text, isListItem, id = '' } = line;
    if (isListItem || hasLinkInside(line)) return undefined;
    const section = known.get(text) ?? sectionForHeading(text) ?? sectionForHeading(id.replace(/[-_]/g, ' '));
    return section ?? (isPlain(line) ? undefined : sectionWithParts(text));
  };
  const styles = new Map<string, Style>();
  for (const line of lines) {
    const { count, names } = styles.get(styleOf(line)) ?? { count: 0, names: 0 };
    styles.set(styleOf(line), { count: count + 1, names: names + (nameOf(line) ? 1 : 0) });
  }
  const isForHeadings = ({ count, names } = { count: 0, names: 0 }) => names > 1 && names > count * minShareOfNames;
  const hasProminentHeading = lines.some((line) => !isPlain(line) && isForHeadings(styles.get(styleOf(line))));
  const topSize = Math.max(...lines.flatMap((line) => (isForHeadings(styles.get(styleOf(line))) ? [line.size] : [])));
  // A whole document may be bold.
  const largest = Math.max(...Array.from(styles.values(), ({ count }) => count));
  const isBody = (line: TextLine) => {
    const style = styles.get(styleOf(line));
    return isPlain(line) || (style?.count === largest && !isForHeadings(style));
  };
  const marked = markedHeadings(lines, (line) => nameOf(line) !== undefined);
  const sectionOf = (line: TextLine): TextSection | undefined => {
    const name = nameOf(line);
    if (name) return hasProminentHeading && isBody(line) ? undefined : name;
    const style = styles.get(styleOf(line));
    // Smaller headings may be titles of entries, unless they are in capitals.
    const isCapitals = line.text === line.text.toUpperCase();
    const isTop = isCapitals || line.size >= topSize || (style !== undefined && style.names * 2 > style.count);
    const isSection = (isForHeadings(style) && isTop) || hasWord(line, style) || marked.has(line);
    const isLikeHeading = isSection && (line.isBold || isLarge(line));
    const isText =
      line.isListItem || line.text.includes('\t') || hasLinkInside(line) || contactField(line.text) !== undefined;
    const isOnlyForHeadings = style !== undefined && style.names > style.count * minShareOfOnlyNames;
    return isLikeHeading && !isText && isTitle(line.text, isOnlyForHeadings)
      ? (sectionForTitle(line.text) ?? 'other')
      : undefined;
  };
  const sections = new Map(lines.map((line) => [line, sectionOf(line)]));
  const groups = groupsOfSkills(lines, sections);
  return (line: TextLine) => (groups.has(line) ? undefined : sections.get(line));
}

/** "SALES EXPERIENCE" has a word of headings, and the style of one known heading. */
const hasWord = ({ text }: TextLine, style?: Style) =>
  isInCapitals(text) && (style?.names ?? 0) > 0 && !jobWords.test(text) && sectionForTitle(text) !== undefined;

/**
 * The headings in the document's markup at a level that has some known ones. At a level with the titles of jobs,
 * or with labels that repeat, headings may be those of entries.
 */
function markedHeadings(lines: readonly TextLine[], isKnown: (line: TextLine) => boolean): ReadonlySet<TextLine> {
  const levels = groupBy(
    lines.filter(({ isHeading }) => isHeading),
    ({ size }) => size,
  );
  const areSections = (level: readonly TextLine[]) =>
    level.filter(isKnown).length > level.length * minShareOfMarkedNames &&
    new Set(level.map(({ text }) => text)).size === level.length &&
    level.filter(({ text }) => jobWords.test(text)).length * 3 < level.length;
  return new Set([...levels.values()].filter(areSections).flat());
}

/** "Own projects (see my website)", where only the last words are a link, is an entry. */
const hasLinkInside = ({ text, linkTexts = [] }: TextLine) =>
  linkTexts.some(Boolean) && /\p{L}{2}/u.test(linkTexts.reduce((rest, linkText) => rest.replace(linkText, ''), text));

/** Lines that look like headings among other groups of skills, such as "LEADERSHIP". */
function groupsOfSkills(lines: readonly TextLine[], sections: ReadonlyMap<TextLine, TextSection | undefined>) {
  const groups = new Set<TextLine>();
  const below = (line: TextLine) => {
    const others = lines.slice(lines.indexOf(line) + 1);
    const end = others.findIndex((other) => sections.get(other));
    return end < 0 ? others : others.slice(0, end);
  };
  let current: TextLine | undefined;
  for (const line of lines.filter((other) => sections.get(other))) {
    const isSibling = (other: TextLine) => styleOf(other) === styleOf(line);
    const isGroup =
      current !== undefined &&
      sections.get(current) === 'skills' &&
      line.size < current.size &&
      [current, line].every((part) => below(part).some(isSibling));
    if (isGroup) groups.add(line);
    else current = line;
  }
  return groups;
}

/** "Volunteering: Memberships, Offices" */
function sectionWithParts(text: string): TextSection | undefined {
  const [name = '', parts = ''] = text.split(/:\s+/);
  return parts.split(', ').some(sectionForHeading) ? sectionForHeading(name) : undefined;
}

/** The smallest share of known headings in a style of headings, which the owner's name may have, too. */
const minShareOfNames = 0.4;

/** The smallest share of known headings at a level of headings in the document's markup. */
const minShareOfMarkedNames = 0.2;

/** The smallest share in a style that only headings have. */
const minShareOfOnlyNames = 0.8;

export const isPlain = (line: TextLine) => !line.isBold && !isLarge(line) && line.text !== line.text.toUpperCase();

/** Whether a text may be a heading in unknown words. "Nationality: Belgian" is a fact. */
function isTitle(text: string, isInStyleOfHeadings: boolean): boolean {
  const isShort = text.length < 40 && (!text.includes(',') || text === text.toUpperCase());
  return (isShort || (isInStyleOfHeadings && text.length < maxTitleLength)) && !/[\d.;(]|: *\S/.test(text);
}

/** The longest title, in characters, in the style of headings. */
const maxTitleLength = 70;
