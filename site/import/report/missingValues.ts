// Compares a file with the résumé made of it, so that setup can report every value that is lost.

import { asciiDigits } from '../normalize/asciiDigits.ts';
import { documentName } from '../normalize/basicsParts.ts';
import { htmlText } from '../normalize/htmlText.ts';
import { townAndCode } from '../normalize/places.ts';
import { isPresent, readDate, readPeriod } from '../normalize/readDate.ts';
import { sectionForTitle } from '../normalize/sectionTitles.ts';
import { everyValue, isRecord } from '../values.ts';
import { escapeUnprintable, type Path, pathPattern, quoteValue } from './Finding.ts';
import { lettersIn, sectionComparer } from './sectionComparer.ts';

export type MissingValues = { place: string; values: readonly unknown[] };

const maxValuesPerPlace = 10;

/** Lists places of a file whose values are not in the résumé, one a line. */
export function missingLines(file: string, places: readonly MissingValues[]): string[] {
  const lines = places.map(({ place, values }) => {
    const more = values.length > maxValuesPerPlace ? ` and ${values.length - maxValuesPerPlace} more` : '';
    return `  ${[place, values.slice(0, maxValuesPerPlace).map(quoteValue).join(', ')].filter(Boolean).join(': ')}${more}`;
  });
  return lines.length > 0
    ? [`${file}  Not imported. Add to resume.json what you want to show:`, ...lines].map(escapeUnprintable)
    : [];
}

type Exceptions = {
  /** Path patterns of a program's settings, which say nothing about the person. */
  settings?: RegExp | undefined;
  /** Whether the owner has hidden a part of the file, which is listed with its first text. */
  isHidden?: ((part: unknown) => boolean) | undefined;
  isReported?: ((path: Path, value: unknown) => boolean) | undefined;
};

/** The texts and numbers of a file that its résumé does not have in any form, by place, in the file's order. */
export function missingValues(
  file: unknown,
  resume: unknown,
  { settings, isHidden = () => false, isReported = () => false }: Exceptions = {},
): readonly MissingValues[] {
  const findText = textFinder(resume);
  const isOfOtherSection = sectionComparer(file, resume);
  const missingPartOf = (path: Path, text: string) => (isOfOtherSection(path, text) ? text : findText(text));
  const byPlace = new Map<string, unknown[]>();
  const add = (place: string, value: unknown) => byPlace.set(place, [...(byPlace.get(place) ?? []), value]);
  const isContent = (path: Path, value: unknown) =>
    ((typeof value === 'string' && !/^(?:true|false|[^\p{L}\p{N}]*)$/u.test(value) && !documentName.test(value)) ||
      (typeof value === 'number' && value !== 0)) &&
    !isSectionTitle(path, value, resume) &&
    !settings?.test(pathPattern(path));
  const hiddenPaths: Path[] = [];
  for (const { path, value } of everyValue(file)) {
    if (hiddenPaths.some((hidden) => hidden.every((step, index) => path[index] === step))) continue;
    if (isHidden(value)) {
      hiddenPaths.push(path);
      const parts = [...everyValue(value, path)].filter((part) => isContent(part.path, part.value));
      if (parts[0]) add(`${pathPattern(path)} (hidden in the file)`, parts[0].value);
    } else if (isContent(path, value) && !isReported(path, value)) {
      const text = String(value);
      const missing = missingPartOf(path, text);
      if (missing) add(pathPattern(path), missing === text ? value : missing);
    }
  }
  return Array.from(byPlace, ([place, values]) => ({ place, values }));
}

/** Whether a text is only the title of a section that the résumé has: `label: Idiomas`. */
function isSectionTitle(path: Path, value: unknown, resume: unknown): boolean {
  if (typeof value !== 'string' || !/^\p{L}+$/u.test(value) || path.at(-1) !== 'label') return false;
  return isRecord(resume) && resume[sectionForTitle(value) ?? ''] !== undefined;
}

/** Markup and separators, at which a text may become several. */
const partSeparators = /[\r\n•▪●·‣◦|;,:()[\]]+|\s[-–—*]\s/u;
const listNumber = /^\s*\d{1,2}[.)、]\s*(?=\D)/;

/** A shorter text may be a part of any word. */
const minPartLength = 5;

/** A function that finds a text in a résumé, as written, in parts or as a date. It returns what is missing. */
function textFinder(resume: unknown): (text: string) => string | undefined {
  const texts = [...everyValue(resume)].flatMap(({ value }) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
  const wholeTexts = new Set(texts.map(lettersOf));
  const tokens = new Set(texts.flatMap(lettersIn));
  const words = new Set(texts.flatMap(wordsIn));
  const allTexts = texts.map(lettersOf).join('\n');
  const hasPart = (part: string) => {
    const letters = lettersOf(part);
    // Cheap test first: long résumés have millions of letters.
    const partWords = wordsIn(part);
    if (partWords.some((word) => !words.has(word))) return false;
    if (letters.length >= minPartLength) return allTexts.includes(letters);
    // "I'm"
    if (/\p{L}['’]\p{L}/u.test(part)) return lettersIn(part).every((token) => tokens.has(token));
    return letters === '' || wholeTexts.has(letters) || tokens.has(letters) || tokens.has(letters.padStart(2, '0'));
  };
  const hasDate = (date: string | undefined) => date === undefined || wholeTexts.has(lettersOf(date));
  const isDateIn = (text: string) => {
    const [date, period] = [readDate(text), readPeriod(text)];
    return date ? hasDate(date) : period && hasDate(period.startDate) && hasDate(period.endDate);
  };
  // A place on one line becomes a street, a postal code and a town.
  const isPlaceIn = (text: string) =>
    townAndCode(text).code !== '' && lettersIn(text).every((letters) => tokens.has(letters));
  return (text) => {
    if (wholeTexts.has(lettersOf(text)) || isPresent(text) || isDateIn(text) || isPlaceIn(text)) return undefined;
    // Angle brackets may be markup or the owner's.
    const [missingParts = []] = [plainTextOf(text), text.replaceAll(/[<>]/g, '\n')]
      .map((plainText) =>
        plainText
          .replaceAll(ignoredLetters, ' ')
          .split(partSeparators)
          .map((part) => part.replace(listNumber, ''))
          .filter((part) => !hasPart(part) && !isPresent(part) && !isDateIn(part)),
      )
      .sort((a, b) => a.length - b.length);
    const missing = missingParts.map((part) => part.trim()).join(', ');
    // "Phone: 012": a label is not a loss if only the label is missing.
    if (missingParts.length === 1 && text.startsWith(`${missing}: `)) return undefined;
    return missing.length > text.length / 2 ? text : missing || undefined;
  };
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];

function plainTextOf(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const { summary, highlights } = htmlText(text);
  return [summary, ...highlights].join('\n');
}

const ignoredLetters = /https?:\/\/|\bwww\.|\b(?:tel|mailto):/gi;

function lettersOf(text: string): string {
  return asciiDigits(text)
    .toLowerCase()
    .replaceAll(ignoredLetters, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, '');
}
