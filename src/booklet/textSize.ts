// Text sizes for pages of 640 x 600, from the number of lines, so that prerendered pages have them.
// The unit is a line of 16 px letters. Rough is enough: a page that turns out longer scrolls. CSS
// cannot decide this: a container query knows the box, not how much text is in it.
import type { Stage } from '../resume/levels/stages.ts';
import type { ManualView } from '../resume/manual/manualView.ts';
import { plainLines, plainText } from '../resume/RichText.ts';

/** The smallest is 13: a page drawn at 0.88 of its size, in a window of 1366 x 650, shows it at 11. */
const textSizesPx = [17, 16, 15, 14] as const;

export type TextSizePx = (typeof textSizesPx)[number] | 13;

/** The letters of a line, and the lines, of an inner page inside its frame. */
const pageLetters = 73;
export const pageLines = 21;

/** Chinese, Japanese and Korean characters are squares, twice as wide as a letter. */
const squareCharacter = /[\u2E80-\u{3FFFF}]/gu;

/** A text's length, in average letters. */
export function letterCount(text: string): number {
  return text.trim().replace(squareCharacter, '  ').length;
}

/** About how many lines a text takes; none for an empty text. */
export function lineCount(text: string, letters: number): number {
  return Math.ceil(letterCount(text) / letters);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** About how many lines paragraphs take, with the space between them. */
export function paragraphLines(paragraphs: readonly string[]): number {
  return sum(paragraphs.map((text) => lineCount(text, pageLetters) + 0.4)) - 0.4;
}

/** The largest size at which a text fits, if any. Smaller letters make fewer lines, and lower ones. */
function fittingSize(lines: number, availableLines: number): TextSizePx | undefined {
  return textSizesPx.find((sizePx) => lines * (sizePx / 16) ** 2 <= availableLines);
}

/** The largest size at which a text fits; a text that scrolls anyway has the largest. */
export function textSize(lines: number, availableLines = pageLines): TextSizePx {
  return fittingSize(lines, availableLines) ?? textSizesPx[0];
}

/** Entries, each at least as high as its picture, with the space below them. */
function entryLines(entries: readonly (readonly string[])[], letters: number, pictureLines = 0): number {
  return sum(entries.map((texts) => Math.max(pictureLines, sum(texts.map((text) => lineCount(text, letters)))) + 0.5));
}

export interface GuideLevel {
  readonly stage: Pick<Stage, 'title' | 'organization' | 'period' | 'duration' | 'summary' | 'highlights'>;
}

/** On a page of long levels: each level's first point, its keywords in one row, or all points. */
export type GuidePoints = 'first' | 'row' | 'all';

/** In characters. Shorter points are keywords, which share a line. */
const minPointLength = 20;

/**
 * The largest text size at which the guide fits. If none fits, the size is 14 px and `points`
 * shortens each level. If even that does not fit, `points` contains everything, because the page
 * scrolls anyway.
 */
export function guideSize(levels: readonly GuideLevel[]): { sizePx: TextSizePx; points?: readonly GuidePoints[] } {
  const texts = levels.map(({ stage }) => linesOf(stage));
  const sizePx = fittingSize(entryLines(texts, 66, 3.2), 24);
  if (sizePx) return { sizePx };
  if (entryLines(texts, 76, 4) <= 30) return { sizePx: 14 };
  const shortened = levels.map(({ stage }) => linesOf({ ...stage, highlights: firstPoint(stage) }));
  const isShortEnough = entryLines(shortened, 80, 3.3) <= 28;
  return {
    sizePx: 14,
    points: levels.map(({ stage }) => (!isShortEnough ? 'all' : hasKeywords(stage) ? 'row' : 'first')),
  };
}

const hasKeywords = ({ highlights }: GuideLevel['stage']) => plainText(highlights[0] ?? '').length < minPointLength;

const firstPoint = (stage: GuideLevel['stage']) =>
  hasKeywords(stage) ? [stage.highlights.map(plainText).join('    ')] : stage.highlights.slice(0, 1);

function linesOf({ title, summary, highlights, ...facts }: GuideLevel['stage']): readonly string[] {
  const where = [facts.organization, facts.period, facts.duration].join(' · ');
  return [title, where, ...plainLines(summary), ...highlights.flatMap(plainLines)];
}

export interface ExtrasSizes {
  readonly quests: TextSizePx;
  /** Projects and minor sections. */
  readonly projects: TextSizePx;
  readonly pictures: 'large' | 'small';
  /** Whether lines are lower. */
  readonly isTight?: true;
}

/** From roomy to dense: the lines of a page, and how many a picture takes. */
const extrasSizes: readonly (ExtrasSizes & { lines: number; pictureLines: number })[] = [
  { quests: 15, projects: 14, pictures: 'large', lines: 24, pictureLines: 4.4 },
  { quests: 15, projects: 13, pictures: 'large', lines: 25, pictureLines: 4.4 },
  { quests: 13, projects: 14, pictures: 'small', lines: 27, pictureLines: 2.7 },
  { quests: 13, projects: 13, pictures: 'small', lines: 30, pictureLines: 2.9, isTight: true },
];

/** The letters of a line beside a picture, and across the page. */
const lettersBeside = { large: 57, small: 77 };
const lettersAcross = 84;

export function extrasSize({ projectEntries, quests, minorSections }: ManualView['extra']): ExtrasSizes {
  const questTexts = quests.map(({ title, kind, story, links }) => [
    `${title} · ${kind}`,
    ...story,
    links.map(({ label }) => label).join(' · '),
  ]);
  const projectTexts = projectEntries.map(({ name, period, description, highlights, keywords }) => [
    `${name} · ${period}`,
    description,
    ...highlights.flatMap(plainLines),
    keywords.join(' · '),
  ]);
  const minorTexts = minorSections.map(({ heading, text }) => `${heading}: ${text}`);
  const headingLines = [quests, projectEntries].filter((entries) => entries.length > 0).length * 2.1;
  const otherLines =
    entryLines(projectTexts, lettersAcross) + sum(minorTexts.map((text) => lineCount(text, lettersAcross)));
  const fitting = extrasSizes.find(
    ({ pictures, pictureLines, lines }) =>
      entryLines(questTexts, lettersBeside[pictures], pictureLines) + otherLines + headingLines <= lines,
  );
  return fitting ?? { quests: 14, projects: 14, pictures: 'large' };
}
