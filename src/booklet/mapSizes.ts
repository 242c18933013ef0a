// Text sizes for the two halves of the map, from the height of their panels in page space: CSS px of
// a page of 640 x 600. Estimates suffice, as in textSize.ts.
import type { Stage } from '../resume/levels/stages.ts';
import type { ManualTexts } from '../resume/manual/manualTexts.ts';
import { plainLines, plainText } from '../resume/RichText.ts';
import { lineCount, sum, type TextSizePx, textLength, textSizesPx } from './textSize.ts';

/** The height between the page's bar and the road at its foot, and the same above a line of counts. */
const mapPx = 502;
const mapAboveCountsPx = 494;

/** The height that further highlights leave free, because another browser may break a line earlier. */
const linePx = 18;

/** A panel's border and padding, and the meadow below it. */
const panelPaddingPx = 9;
const gapPx = 6;

/** The average width of a character, relative to the font size. */
const characterWidth = 0.445;

/** The height of a line, in the same unit. Text of 14 px has more space. */
const lineHeight = (sizePx: number) => (sizePx === 14 ? 1.24 : 1.2);

/** The width of a bold character, relative to a regular one. */
const boldWidth = 1.25;

/** In characters: a flag's ends, brackets and the space before it; the least space for names beside it. */
const flagPadding = 11;
const minNamesLength = 22;

/** In characters: the marker of a list's item, and the gap between two keywords. */
const markerLength = 2.5;
const keywordGap = ' '.repeat(5);

const lineLengthIn = (widthPx: number, sizePx: number) => widthPx / (sizePx * characterWidth);

const panelHeight = (lines: number, sizePx: number) => lines * sizePx * lineHeight(sizePx) + panelPaddingPx;

export interface GuideLevel {
  readonly stage: Pick<Stage, 'title' | 'organization' | 'period' | 'duration' | 'summary' | 'highlights'>;
}

/** How a level shows its highlights: the first one, all as keywords in a row, or all as a list. */
export type HighlightDisplay = 'first' | 'row' | 'all';

/** If the first highlight has fewer characters, all are keywords, which share a line. */
const minSentenceLength = 20;

/** With at most this many levels, badges are large. */
export const maxRoomyLevels = 3;

/** The width of a panel's text, and the height of a badge with its sign, beside large and small text. */
const singleLayout = { widthPx: 376, badgePx: 168, smallBadgePx: 168 };
const roomyLayout = { widthPx: 432, badgePx: 111, smallBadgePx: 111 };
const denseLayout = { widthPx: 516, badgePx: 63, smallBadgePx: 55 };

/**
 * The largest text size at which the guide fits with all highlights. If none fits, the size is 14 px
 * and some levels, preferably the oldest, show fewer `highlights`. If even that does not fit, all
 * levels show all, because the page scrolls anyway.
 */
export function guideSize(levels: readonly GuideLevel[]): {
  sizePx: TextSizePx;
  highlights?: readonly HighlightDisplay[];
} {
  const layout = levels.length <= maxRoomyLevels ? roomyLayout : denseLayout;
  const guideHeight = (
    sizePx: number,
    highlights?: readonly HighlightDisplay[],
    { widthPx, badgePx, smallBadgePx } = layout,
  ) =>
    sum(
      levels.map(({ stage }, index) => {
        const lines = stopLines(stage, lineLengthIn(widthPx, sizePx), highlights?.[index]);
        return Math.max(sizePx > 14 ? badgePx : smallBadgePx, panelHeight(lines, sizePx)) + gapPx;
      }),
    ) - gapPx;
  if (levels.length === 1 && guideHeight(20, undefined, singleLayout) <= mapPx) return { sizePx: 20 };
  const sizePx = textSizesPx.find((size) => guideHeight(size) <= mapPx);
  if (sizePx) return { sizePx };
  const fits = (highlights: readonly HighlightDisplay[], slackPx: number) =>
    guideHeight(14, highlights) <= mapAboveCountsPx - slackPx;
  // Starts with few highlights, and adds the others where they fit, the newest level's first.
  let highlights: readonly HighlightDisplay[] = levels.map(({ stage }) => (hasKeywords(stage) ? 'row' : 'first'));
  if (!fits(highlights, 0)) return { sizePx: 14, highlights: highlights.map(() => 'all') };
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const moreHighlights = highlights[index] === 'first' ? highlights.with(index, 'all') : highlights;
    if (fits(moreHighlights, linePx)) highlights = moreHighlights;
  }
  return { sizePx: 14, highlights };
}

const hasKeywords = ({ highlights }: GuideLevel['stage']) => plainText(highlights[0] ?? '').length < minSentenceLength;

/** The lines of a stop's panel: names, the flag with the dates, summary and highlights. */
function stopLines(stage: GuideLevel['stage'], lineLength: number, display: HighlightDisplay = 'all'): number {
  const { title, organization, period, duration, summary, highlights } = stage;
  const flagLength = period || duration ? textLength(period) + textLength(duration) + flagPadding : 0;
  const isFlagBeside = lineLength - flagLength >= minNamesLength;
  const namesLength = isFlagBeside ? lineLength - flagLength : lineLength;
  const nameLines = Math.ceil((textLength(title) * boldWidth + textLength(organization) + 2) / namesLength);
  const headLines = nameLines <= 1 ? nameLines : lineCount(title, namesLength) + lineCount(organization, lineLength);
  const linesOf = (texts: readonly string[]) => sum(texts.map((text) => lineCount(text, lineLength - markerLength)));
  const visibleHighlights = display === 'first' ? highlights.slice(0, 1) : highlights;
  const highlightLines =
    display === 'row'
      ? linesOf([highlights.map(plainText).join(keywordGap)])
      : linesOf(visibleHighlights.flatMap(plainLines));
  return headLines + (isFlagBeside ? 0 : 1) + linesOf(plainLines(summary)) + highlightLines;
}

export interface ExtrasSizes {
  readonly quests: TextSizePx;
  /** Projects and minor sections. */
  readonly projects: TextSizePx;
  readonly pictures: 'large' | 'small';
}

/** The sizes to try, from roomy to dense. */
const extrasSizes: readonly ExtrasSizes[] = [
  { quests: 16, projects: 16, pictures: 'large' },
  { quests: 15, projects: 15, pictures: 'large' },
  { quests: 14, projects: 14, pictures: 'large' },
  { quests: 14, projects: 14, pictures: 'small' },
  { quests: 13, projects: 13, pictures: 'small' },
];

/** The width of a panel's text; the heights of a section's sign, the castle, and a side quest's picture. */
const extrasWidthPx = 474;
const signPx = 24;
const castlePx = 120;
const pictureHeightPx = { large: 64, small: 44 };

export function extrasSize({ projectEntries, quests, minorSections }: ManualTexts['extra']): ExtrasSizes {
  const height = ({ quests: questSize, projects: projectSize, pictures }: ExtrasSizes) => {
    const heightOf = (texts: readonly string[], sizePx: number) =>
      panelHeight(sum(texts.map((text) => lineCount(text, lineLengthIn(extrasWidthPx, sizePx)))), sizePx);
    const projectTexts = projectEntries.flatMap(({ name, period, description, highlights, keywords }) => [
      `${name} · ${period}`,
      description,
      ...highlights.flatMap(plainLines),
      keywords.join(' · '),
    ]);
    const questHeights = quests.map(({ title, kind, story, links }) => {
      const texts = [`${title} · ${kind}`, ...story, links.map(({ label }) => label).join(' · ')];
      return Math.max(pictureHeightPx[pictures], heightOf(texts, questSize) + 2 * texts.length) + gapPx;
    });
    const minorTexts = minorSections.map(({ heading, text }) => `${heading}: ${text}`);
    return (
      Math.max(castlePx, projectTexts.length > 0 ? signPx + heightOf(projectTexts, projectSize) : 0) +
      (quests.length > 0 ? signPx + sum(questHeights) : 0) +
      (minorTexts.length > 0 ? heightOf(minorTexts, projectSize) + gapPx : 0)
    );
  };
  return extrasSizes.find((sizes) => height(sizes) <= mapPx) ?? { quests: 14, projects: 14, pictures: 'large' };
}
