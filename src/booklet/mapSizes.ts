// Text sizes for the two halves of the map, from the height of their sheets in page space: CSS px of
// a page of 640 x 600. Estimates suffice, as in textSize.ts.
import type { Stage } from '../resume/levels/stages.ts';
import type { ManualView } from '../resume/manual/manualView.ts';
import { plainLines, plainText } from '../resume/RichText.ts';
import { letterCount, lineCount, sum, type TextSizePx, textSizesPx } from './textSize.ts';

/** The height between the page's bar and the road along its foot, without and with a line of counts. */
const mapPx = 502;
const mapAboveCountsPx = 480;

/** Further points leave this much free, because another browser may break a line earlier. */
const linePx = 18;

/** A sheet's border and padding, and the meadow below it. */
const sheetPx = 9;
const gapPx = 6;

/** The average width of a letter, and the height of a line, of the font's size. */
const letterWidth = 0.445;
const lineHeight = 1.19;

/** The width of a bold letter, in plain letters. */
const boldWidth = 1.25;

/** A flag's ends, its brackets, and the space before it, in letters. */
const flagLetters = 11;

const lettersIn = (widthPx: number, sizePx: number) => widthPx / (sizePx * letterWidth);

const sheetHeight = (lines: number, sizePx: number) => lines * sizePx * lineHeight + sheetPx;

export interface GuideLevel {
  readonly stage: Pick<Stage, 'title' | 'organization' | 'period' | 'duration' | 'summary' | 'highlights'>;
}

/** On a page of long levels: each level's first point, its keywords in one row, or all points. */
export type GuidePoints = 'first' | 'row' | 'all';

/** Points with fewer characters are keywords, which share a line. */
const minPointLength = 20;

/** Up to this many levels have large badges. */
export const maxRoomyLevels = 3;

/** The width of a sheet's text, and the height of a badge with its sign, beside large and small text. */
const singleLayout = { widthPx: 384, badgePx: 168, smallBadgePx: 168 };
const roomyLayout = { widthPx: 440, badgePx: 111, smallBadgePx: 111 };
const denseLayout = { widthPx: 516, badgePx: 63, smallBadgePx: 55 };

/**
 * The largest text size at which the guide fits. If none fits, the size is 14 px and `points`
 * shortens the oldest levels. If even that does not fit, `points` contains everything, because the
 * page scrolls anyway.
 */
export function guideSize(levels: readonly GuideLevel[]): { sizePx: TextSizePx; points?: readonly GuidePoints[] } {
  const layout = levels.length <= maxRoomyLevels ? roomyLayout : denseLayout;
  const guideHeight = (sizePx: number, points?: readonly GuidePoints[], { widthPx, badgePx, smallBadgePx } = layout) =>
    sum(
      levels.map(({ stage }, index) => {
        const lines = stopLines(stage, lettersIn(widthPx, sizePx), points?.[index]);
        return Math.max(sizePx > 14 ? badgePx : smallBadgePx, sheetHeight(lines, sizePx)) + gapPx;
      }),
    ) - gapPx;
  if (levels.length === 1 && guideHeight(20, undefined, singleLayout) <= mapPx) return { sizePx: 20 };
  const sizePx = textSizesPx.find((size) => guideHeight(size) <= mapPx);
  if (sizePx) return { sizePx };
  const fits = (points: readonly GuidePoints[], slackPx: number) =>
    guideHeight(14, points) <= mapAboveCountsPx - slackPx;
  let points: readonly GuidePoints[] = levels.map(({ stage }) => (hasKeywords(stage) ? 'row' : 'first'));
  if (!fits(points, 0)) return { sizePx: 14, points: points.map(() => 'all') };
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const morePoints = points[index] === 'first' ? points.with(index, 'all') : points;
    if (fits(morePoints, linePx)) points = morePoints;
  }
  return { sizePx: 14, points };
}

const hasKeywords = ({ highlights }: GuideLevel['stage']) => plainText(highlights[0] ?? '').length < minPointLength;

/** The lines of a stop's sheet: names beside the flag with the dates, summary and points. */
function stopLines(stage: GuideLevel['stage'], letters: number, points: GuidePoints = 'all'): number {
  const { title, organization, period, duration, summary, highlights } = stage;
  const flag = period || duration ? letterCount(period) + letterCount(duration) + flagLetters : 0;
  const isBeside = letters - flag >= 22;
  const namesLetters = isBeside ? letters - flag : letters;
  const names = Math.ceil((letterCount(title) * boldWidth + letterCount(organization) + 2) / namesLetters);
  const head = names <= 1 ? names : lineCount(title, namesLetters) + lineCount(organization, letters);
  const linesOf = (texts: readonly string[]) => sum(texts.map((text) => lineCount(text, letters - 2.5)));
  const visiblePoints = points === 'first' ? highlights.slice(0, 1) : highlights;
  const pointLines =
    points === 'row' ? linesOf([highlights.map(plainText).join('     ')]) : linesOf(visiblePoints.flatMap(plainLines));
  return head + (isBeside ? 0 : 1) + linesOf(plainLines(summary)) + pointLines;
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

/** The width of a sheet's text; the heights of a section's sign, the castle, and a side quest's picture. */
const extrasWidthPx = 480;
const signPx = 24;
const castlePx = 120;
const pictureHeightPx = { large: 64, small: 44 };

export function extrasSize({ projectEntries, quests, minorSections }: ManualView['extra']): ExtrasSizes {
  const height = ({ quests: questSize, projects: projectSize, pictures }: ExtrasSizes) => {
    const sheetOf = (texts: readonly string[], sizePx: number) =>
      sheetHeight(sum(texts.map((text) => lineCount(text, lettersIn(extrasWidthPx, sizePx)))), sizePx);
    const projectTexts = projectEntries.flatMap(({ name, period, description, highlights, keywords }) => [
      `${name} · ${period}`,
      description,
      ...highlights.flatMap(plainLines),
      keywords.join(' · '),
    ]);
    const questHeights = quests.map(({ title, kind, story, links }) => {
      const texts = [`${title} · ${kind}`, ...story, links.map(({ label }) => label).join(' · ')];
      return Math.max(pictureHeightPx[pictures], sheetOf(texts, questSize) + 2 * texts.length) + gapPx;
    });
    const minorTexts = minorSections.map(({ heading, text }) => `${heading}: ${text}`);
    return (
      Math.max(castlePx, projectTexts.length > 0 ? signPx + sheetOf(projectTexts, projectSize) : 0) +
      (quests.length > 0 ? signPx + sum(questHeights) : 0) +
      (minorTexts.length > 0 ? sheetOf(minorTexts, projectSize) + gapPx : 0)
    );
  };
  return extrasSizes.find((sizes) => height(sizes) <= mapPx) ?? { quests: 14, projects: 14, pictures: 'large' };
}
