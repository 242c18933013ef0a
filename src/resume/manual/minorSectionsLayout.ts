// Lays out the résumé's smaller sections on the page of extra content: a line or two each, in the
// space below projects and side quests. The headings of those that do not fit are listed.

import type { Content } from '../Content.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import type { ResumeSection } from '../sections/ResumeSection.ts';
import { sectionsOf } from '../sections/resumeSections.ts';
import { type SectionName, sectionsFor } from '../sections/sectionNames.ts';
import { pageArea, smallestTextPx, type TextSizePx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { type Block, blocksHeight } from './textMeasures.ts';

/** A section on one line: `Languages: Dutch (native), English (fluent)`. */
export type MinorSectionLine = { name: SectionName; heading: string; text: string };

export type MinorSectionsLayout = {
  sizePx: TextSizePx;
  lines: readonly MinorSectionLine[];
  leftOut: readonly string[];
};

/** References are long and personal: only the plain résumé shows them. */
export const minorSectionNames: readonly SectionName[] = [
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'interests',
];

/** The rule above the block, with its margins. */
const rulePx = 16;
const gapPx = metrics.extrasLineGapPx;
const listLineHeight = metrics.textListLineHeight;
const sizesPx = [14, 13, smallestTextPx] as const;

/** The list of sections that do not fit: up to two lines, and the margin above. */
export const minorSectionsNotePx = smallestTextPx * listLineHeight * 2 + 8;

/** The lines of the block before layout, in the default order or the owner's. */
export function minorSectionLines(content: Content): readonly MinorSectionLine[] {
  const names = sectionsFor('manual', content.game.sections).filter((name) => minorSectionNames.includes(name));
  return sectionsOf(names, content)
    .map((section) => ({
      name: section.name,
      heading: section.heading,
      // An entry without a title (an award with only a summary) has no name to list.
      text: sectionTexts(section).filter(Boolean).join(baseMessagesFor(content).comma),
    }))
    .filter(({ text }) => text);
}

function sectionTexts(section: ResumeSection): readonly string[] {
  switch (section.kind) {
    case 'facts':
      return section.facts.map(({ label, detail }) =>
        section.name === 'languages' && label && detail ? `${label} (${detail})` : label || detail,
      );
    case 'entries':
      return section.entries.map(({ title, organization }) =>
        section.name === 'volunteer' && organization ? `${title} (${organization})` : title,
      );
    case 'text':
    case 'quotes':
      return [];
    default:
      return section satisfies never;
  }
}

export function minorSectionsLayout(lines: readonly MinorSectionLine[], freePx: number): MinorSectionsLayout {
  for (const sizePx of sizesPx) {
    if (minorSectionsHeightPx(lines, sizePx) <= freePx) return { sizePx, lines, leftOut: [] };
  }
  let count = lines.length;
  while (count > 0 && minorSectionsHeightPx(lines.slice(0, count), smallestTextPx) + minorSectionsNotePx > freePx)
    count -= 1;
  return {
    sizePx: smallestTextPx,
    lines: lines.slice(0, count),
    leftOut: lines.slice(count).map(({ heading }) => heading),
  };
}

/** The height of the lines with their margins; 0 for none. */
export function minorSectionsHeightPx(lines: readonly MinorSectionLine[], sizePx: TextSizePx): number {
  if (lines.length === 0) return 0;
  const blocks = lines.map(({ heading, text }): Block => ({ text: `${heading}: ${text}`, sizePx, gapPx }));
  return rulePx + blocksHeight(blocks, pageArea.widthPx, listLineHeight);
}
