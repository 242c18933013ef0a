// The résumé's smaller sections on the page of extra content: a line or two for each, in the room that projects and side
// quests have left. What has no room is named, so that nothing is missed in silence.
import type { Content } from '../Content.ts';
import type { ResumeSection } from '../plain/ResumeSection.ts';
import { sectionsOf } from '../plain/resumeSections.ts';
import { saidIn } from '../saidIn.ts';
import { type SectionName, sectionsFor } from '../sectionNames.ts';
import { pageArea, smallestTextPx, type TextSizePx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { type Block, blocksHeight } from './textMeasures.ts';

/** A section in a line: `Languages: Dutch (native), English (fluent)`. */
export type AlsoLine = { name: SectionName; heading: string; words: string };

export type AlsoPlan = {
  sizePx: TextSizePx;
  lines: readonly AlsoLine[];
  leftOut: readonly string[];
};

/** References are long and private in tone: they stand on the plain résumé alone. */
export const alsoSections: readonly SectionName[] = [
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'interests',
];

/** The line above the block, and the space around it. */
const rulePx = 16;
const gapPx = metrics.extrasLineGapPx;
const listLineHeight = metrics.textListLineHeight;
const sizesPx = [14, 13, smallestTextPx] as const;

/** What names the sections without room, which may take two lines, and the space above it. */
export const alsoNotePx = smallestTextPx * listLineHeight * 2 + 8;

/** The lines that could stand in the block, in the owner's order where they have said one. */
export function alsoLines(content: Content): readonly AlsoLine[] {
  const names = sectionsFor('manual', content.game.sections).filter((name) => alsoSections.includes(name));
  return sectionsOf(names, content)
    .map((section) => ({
      name: section.name,
      heading: section.heading,
      // An entry without a title (an award of which there is only a summary) has no name to stand in a line.
      words: wordsOf(section).filter(Boolean).join(saidIn(content).comma),
    }))
    .filter(({ words }) => words);
}

function wordsOf(section: ResumeSection): readonly string[] {
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

/**
 * Makes the block fit.
 *
 * @param freePx the height that is left on the page
 */
export function alsoPlan(lines: readonly AlsoLine[], freePx: number): AlsoPlan {
  for (const sizePx of sizesPx) {
    if (alsoHeight(lines, sizePx) <= freePx) return { sizePx, lines, leftOut: [] };
  }
  let count = lines.length;
  while (count > 0 && alsoHeight(lines.slice(0, count), smallestTextPx) + alsoNotePx > freePx) count -= 1;
  return {
    sizePx: smallestTextPx,
    lines: lines.slice(0, count),
    leftOut: lines.slice(count).map(({ heading }) => heading),
  };
}

/** How high the lines are with all that is around them; 0 where there are none. */
export function alsoHeight(lines: readonly AlsoLine[], sizePx: TextSizePx): number {
  if (lines.length === 0) return 0;
  const blocks = lines.map(({ heading, words }): Block => ({ text: `${heading}: ${words}`, sizePx, gapPx }));
  return rulePx + blocksHeight(blocks, pageArea.widthPx, listLineHeight);
}
