// Splits a résumé without fields into its sections.
import type { TextLine } from '../../read/TextLine.ts';
import { sectionForTitle } from '../sectionTitles.ts';
import { isTextSection, sectionNamed, type TextSection } from './sectionHeadings.ts';

export type TextSections = {
  /** The lines above the first heading. */
  top: readonly TextLine[];
  sections: ReadonlyMap<TextSection, readonly TextLine[]>;
  /** The lines of other sections, by their headings. */
  unknown: ReadonlyMap<string, readonly TextLine[]>;
};

export function sectionsIn(
  lines: readonly TextLine[],
  headings: ReadonlyMap<string, TextSection> = new Map(),
): TextSections {
  const headingOf = ({ text, isListItem }: TextLine) =>
    isListItem ? undefined : (headings.get(text) ?? sectionNamed(text));
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
  for (const line of lines) {
    const section = headingOf(line);
    if (section) {
      current = sections.get(section) ?? [];
      sections.set(section, current);
    } else if (current !== top && isLikeHeading(line)) {
      const similar = sectionForTitle(line.text);
      const known = similar && isTextSection(similar) ? similar : undefined;
      if (known) {
        current = sections.get(known) ?? [];
        sections.set(known, current);
        continue;
      }
      current = unknown.get(line.text) ?? [];
      unknown.set(line.text, current);
    } else current.push(line);
  }
  return { top, sections, unknown };
}
