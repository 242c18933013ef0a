// Splits a résumé without fields into its sections.
import { sectionForTitle, sectionNamed, type TextSection } from '../../normalize/sectionTitles.ts';
import type { TextLine } from '../../read/TextLine.ts';

export type TextSections = {
  /** The lines above the first heading. */
  top: readonly TextLine[];
  sections: ReadonlyMap<TextSection, readonly TextLine[]>;
  /** The lines of other sections, by their headings. */
  unknown: ReadonlyMap<string, readonly TextLine[]>;
};

/** The section of a heading in large bold letters, in any language that `sectionForTitle` knows. */
function largeHeading({ text, size, isBold, isListItem }: TextLine): TextSection | undefined {
  const isLarge = !isListItem && isBold && size >= minHeadingSize && text.split(' ').length <= 3 && !/\d/.test(text);
  return isLarge ? sectionForTitle(text) : undefined;
}

/** Relative to body text. Titles of jobs are smaller. */
const minHeadingSize = 1.4;

export function sectionsIn(
  lines: readonly TextLine[],
  headings: ReadonlyMap<string, TextSection> = new Map(),
): TextSections {
  const namedHeading = ({ text, isListItem }: TextLine) =>
    isListItem ? undefined : (headings.get(text) ?? sectionNamed(text));
  const headingOf = (line: TextLine) => namedHeading(line) ?? (line === lines[0] ? undefined : largeHeading(line));
  const knownHeadings = lines.filter((line) => headingOf(line));
  const isLikeHeading = ({ size, isBold, isListItem, text }: TextLine) =>
    !isListItem &&
    text.length < 40 &&
    size > 1.05 &&
    knownHeadings.some((heading) => heading.isBold === isBold && Math.abs(heading.size - size) < 0.02) &&
    !/\d/.test(text);
  const top: TextLine[] = [];
  const sections = new Map<TextSection, TextLine[]>();
  const unknown = new Map<string, TextLine[]>();
  let current: TextLine[] = top;
  let headingSize = 0;
  for (const line of lines) {
    const known = headingOf(line);
    // A smaller one is the title of an entry.
    const isUnknown = !known && current !== top && line.size > headingSize - 0.02 && isLikeHeading(line);
    const section = known ?? (isUnknown ? sectionForTitle(line.text) : undefined);
    if (known) headingSize = line.size;
    if (section) {
      current = sections.get(section) ?? [];
      sections.set(section, current);
    } else if (isUnknown) {
      current = unknown.get(line.text) ?? [];
      unknown.set(line.text, current);
    } else current.push(line);
  }
  return { top, sections, unknown };
}
