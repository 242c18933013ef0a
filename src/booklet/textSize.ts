// Text sizes for pages of 640 x 600, from the text alone, so that prerendered pages have them. A
// rough estimate is enough: a page that turns out longer scrolls. Lengths are CSS pixels.
import type { Level } from '../resume/levels/levels.ts';
import type { Stage } from '../resume/levels/stages.ts';
import type { ManualView } from '../resume/manual/manualView.ts';
import { plainLines } from '../resume/RichText.ts';

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
 * The tip's size. Profile and headings take 250 px, or 280 px with a company's gate; a stat 28 px, and
 * 24 px if there are many or below a gate.
 */
export function tipSize(tip: string, stats: number, hasGate = false): TextSizePx {
  const abovePx = (hasGate ? 280 : 250) + (stats > 0 ? 36 : 0) + stats * (stats > 4 || hasGate ? 24 : 28);
  return paragraphSize([tip], { widthPx: 470, heightPx: pageArea.heightPx - abovePx });
}

/**
 * Sizes of the leveling guide. At 14 and 13 its lines are closer together. At 13 titles share a line
 * with their dates, without durations.
 */
const guideSizesPx = [17, 16, 15, 14, 13] as const;

/** The estimate of a guide's height may be this much too low. */
const estimatePx = 5;

/** The guide's size: the largest that fits, else a comfortable one, since the page scrolls anyway. */
export function guideSize(levels: readonly Level[]): TextSizePx {
  return guideSizesPx.find((sizePx) => guideHeight(levels, sizePx) <= pageArea.heightPx - estimatePx) ?? 14;
}

function guideHeight(levels: readonly Level[], sizePx: number): number {
  const isTight = sizePx === 13;
  const badgePx = isTight ? 52 : 62;
  const gapPx = 10;
  return levels.reduce(
    (sum, { stage }) => sum + Math.max(badgePx, stageHeight(stage, sizePx, isTight)) + gapPx,
    -gapPx,
  );
}

function stageHeight(
  { title, organization, period, duration, summary, highlights }: Stage,
  sizePx: number,
  isTight: boolean,
): number {
  const facts = [organization, period].join(' · ');
  const heads = isTight ? [`${title} ${facts}`] : [title, `${facts} ${duration}`];
  const points = highlights.flatMap(plainLines);
  const shortPoints = isTight ? points.filter((text) => text.length < 20) : [];
  const details = [
    ...plainLines(summary),
    ...points.filter((text) => !shortPoints.includes(text)),
    shortPoints.join('    '),
  ];
  return linesHeight([...heads, ...details], {
    widthPx: isTight ? 480 : 455,
    sizePx: Math.max(13, sizePx - 1),
    lineHeight: sizePx <= 14 ? 1.2 : 1.3,
  });
}

/** Text sizes of the page of extra content, and the size of its pictures. */
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
