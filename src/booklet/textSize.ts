// Text sizes for pages of 640 x 600, from the text alone, so that prerendered pages have them. A
// rough estimate is enough: a page that turns out longer scrolls. Lengths are CSS pixels.
import type { Stage } from '../resume/levels/stages.ts';
import type { ManualView } from '../resume/manual/manualView.ts';
import { plainLines, plainText } from '../resume/RichText.ts';

/** The text area of an inner page: inside the frame, below the bar. */
const pageArea = { widthPx: 540, heightPx: 476 };

/** The smallest is 13: a page drawn at 0.88 of its size, in a window of 1366 x 650, shows it at 11. */
const textSizesPx = [17, 16, 15, 14] as const;

export type TextSizePx = (typeof textSizesPx)[number] | 13;

/** The average width of a letter, in em. Chinese, Japanese and Korean characters are squares. */
const letterEm = 0.46;
const squareCharacter = /[\u2E80-\u{3FFFF}]/gu;

/** About how many lines a text takes; none for an empty text. */
export function lineCount(text: string, sizePx: number, widthPx: number): number {
  const letters = text.trim().replace(squareCharacter, '  ').length;
  return Math.ceil((letters * letterEm * sizePx) / widthPx);
}

interface Column {
  readonly widthPx: number;
  readonly sizePx: number;
  /** In em. */
  readonly lineHeight: number;
}

function linesHeight(texts: readonly string[], { widthPx, sizePx, lineHeight }: Column): number {
  return texts.reduce((sum, text) => sum + lineCount(text, sizePx, widthPx) * sizePx * lineHeight, 0);
}

/** The largest size at which paragraphs fit an area; a page that scrolls anyway has the largest. */
export function paragraphSize(
  paragraphs: readonly string[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number } = pageArea,
): TextSizePx {
  return textSizesPx.find((sizePx) => paragraphsHeight(paragraphs, sizePx, widthPx) <= heightPx) ?? textSizesPx[0];
}

function paragraphsHeight(paragraphs: readonly string[], sizePx: number, widthPx: number): number {
  const gapPx = 0.6 * sizePx;
  return linesHeight(paragraphs, { widthPx, sizePx, lineHeight: 1.4 }) + Math.max(0, paragraphs.length - 1) * gapPx;
}

/** The letter's size. Its drawn signature takes 50 px. */
export function letterSize(paragraphs: readonly string[]): TextSizePx {
  return paragraphSize(paragraphs, { ...pageArea, heightPx: pageArea.heightPx - 50 });
}

/** The story's size, and the size of the picture below it with its caption: 290 px high or 226 px. */
export function storySize(paragraphs: readonly string[]): { sizePx: TextSizePx; picture: 'large' | 'small' } {
  const isShort = paragraphsHeight(paragraphs, textSizesPx[0], pageArea.widthPx) <= pageArea.heightPx - 290;
  return {
    sizePx: paragraphSize(paragraphs, { ...pageArea, heightPx: pageArea.heightPx - 226 }),
    picture: isShort ? 'large' : 'small',
  };
}

/**
 * The tip's text size for the height that the profile, the headings and the stats leave. `stats` is
 * the number of stats; `gate` is set on a company's page, and `long` if any fact takes the full
 * width.
 */
export function tipSize(tip: string, stats: number, gate: 'short' | 'long' | false = false): TextSizePx {
  const profilePx = gate ? { short: 280, long: 300 }[gate] : 250;
  const abovePx = profilePx + (stats > 0 ? 36 : 0) + stats * (stats > 4 || gate ? 24 : 28);
  return paragraphSize([tip], { widthPx: 470, heightPx: pageArea.heightPx - abovePx });
}

/** The estimate of a guide's height may be this much too low. */
const estimatePx = 5;

/** In characters. Shorter points are keywords, which share a line. */
const minPointLength = 20;

export interface GuideLevel {
  readonly stage: Pick<Stage, 'title' | 'organization' | 'period' | 'duration' | 'summary' | 'highlights'>;
}

/** On a page of long levels: each level's first point, its keywords in one row, or all points. */
export type GuidePoints = 'first' | 'row' | 'all';

/**
 * The largest text size at which the guide fits. If none fits, the size is 14 px and `points`
 * shortens each level. If even that does not fit, `points` contains everything, because the page
 * scrolls anyway.
 */
export function guideSize(levels: readonly GuideLevel[]): { sizePx: TextSizePx; points?: readonly GuidePoints[] } {
  const fits = (heightPx: number) => heightPx <= pageArea.heightPx - estimatePx;
  const fittingPx = textSizesPx.find((sizePx) => fits(guideHeight(levels, sizePx)));
  if (fittingPx) return { sizePx: fittingPx };
  const shortened = levels.map(({ stage }) => ({ stage: { ...stage, highlights: firstPoint(stage) } }));
  const isShortEnough = fits(guideHeight(shortened, 14, { badgePx: 54, widthPx: 480, lineHeight: 1.25 }));
  return {
    sizePx: 14,
    points: levels.map(({ stage }) => (!isShortEnough ? 'all' : hasKeywords(stage) ? 'row' : 'first')),
  };
}

const hasKeywords = ({ highlights }: GuideLevel['stage']) => plainText(highlights[0] ?? '').length < minPointLength;

const firstPoint = (stage: GuideLevel['stage']) =>
  hasKeywords(stage) ? [stage.highlights.map(plainText).join('    ')] : stage.highlights.slice(0, 1);

function guideHeight(
  levels: readonly GuideLevel[],
  sizePx: number,
  { badgePx, ...column } = { badgePx: 62, widthPx: 455, lineHeight: sizePx === 14 ? 1.2 : 1.3 },
): number {
  const gapPx = 10;
  const textPx = { ...column, sizePx: Math.max(13, sizePx - 1) };
  return levels.reduce(
    (sum, { stage }) => sum + Math.max(badgePx, linesHeight(linesOf(stage), textPx)) + gapPx,
    -gapPx,
  );
}

function linesOf({ title, summary, highlights, ...facts }: GuideLevel['stage']): readonly string[] {
  const where = [facts.organization, facts.period, facts.duration].join(' · ');
  return [title, where, ...plainLines(summary), ...highlights.flatMap(plainLines)];
}

export interface ExtrasSizes {
  readonly quests: TextSizePx;
  readonly pictures: 'large' | 'small';
  /** Projects and minor sections. */
  readonly projects: TextSizePx;
  /** The height of a line, in em. */
  readonly lineHeight: 1.3 | 1.2;
}

const extrasSizes: readonly ExtrasSizes[] = [
  { quests: 15, pictures: 'large', projects: 14, lineHeight: 1.3 },
  { quests: 15, pictures: 'large', projects: 13, lineHeight: 1.3 },
  { quests: 13, pictures: 'small', projects: 14, lineHeight: 1.3 },
  { quests: 13, pictures: 'small', projects: 13, lineHeight: 1.3 },
  { quests: 13, pictures: 'small', projects: 13, lineHeight: 1.2 },
];
const comfortable: ExtrasSizes = { quests: 14, pictures: 'large', projects: 14, lineHeight: 1.3 };

export function extrasSize(page: ManualView['extra']): ExtrasSizes {
  return extrasSizes.find((sizes) => extrasHeight(page, sizes) <= pageArea.heightPx) ?? comfortable;
}

function extrasHeight({ projectEntries, quests, minorSections }: ManualView['extra'], sizes: ExtrasSizes): number {
  const headingPx = 40;
  const picture = sizes.pictures === 'large' ? { widthPx: 132, heightPx: 84 } : { widthPx: 68, heightPx: 44 };
  const height = (texts: readonly string[], sizePx: number, widthPx: number) =>
    linesHeight(texts, { widthPx, sizePx, lineHeight: sizes.lineHeight });
  const questHeights = quests.map(({ title, kind, story, links }) => {
    const texts = [`${title} · ${kind}`, ...story, links.map(({ label }) => label).join(' · ')];
    return Math.max(picture.heightPx, height(texts, sizes.quests, pageArea.widthPx - picture.widthPx - 14)) + 8;
  });
  const projectHeights = projectEntries.map(({ name, period, description, highlights, keywords }) => {
    const texts = [`${name} · ${period}`, description, ...highlights.flatMap(plainLines), keywords.join(' · ')];
    return height(texts, sizes.projects, pageArea.widthPx - 18) + 8;
  });
  const lines = minorSections.map(({ heading, text }) => `${heading}: ${text}`);
  return [...questHeights, ...projectHeights, height(lines, sizes.projects, pageArea.widthPx)].reduce(
    (sum, heightPx) => sum + heightPx,
    (quests.length > 0 ? headingPx : 0) + (projectEntries.length > 0 ? headingPx : 0) + (lines.length > 0 ? 12 : 0),
  );
}
