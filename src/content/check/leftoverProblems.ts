// What the project ships with, still standing where the owner's own words should. What counts:
// - in resume.json the placeholder's name, e-mail address, employers, schools and projects, an address at example.com, and a
//   sentence of four words or more, wherever they stand; and what JSON Resume's own samples say. Single words (React, English, Portland) do not count.
// - in game.json a text of two words or more where the placeholder has it (whatever its place in a list), and a sentence of four words or more,
//   wherever it stands; but not what would be drawn from this owner's résumé as well: such words are neutral.
import { segments } from '../segments.ts';
import { everyValue, isRecord } from './everyValue.ts';
import { type Path, type Problem, pathPattern, pathText, warning } from './Problem.ts';
import { quoteValue } from './quoteValue.ts';
import { genericSampleTexts, sampleOwner, sampleOwnerTexts } from './sampleTexts.ts';

const minSentenceWords = 4;

/** Not texts: choices among few, and what editors and other tools keep. */
const nonTextPath =
  /^(\$schema|meta\b.*|site\.(address|language)|console\.shell|player\.bars\[\d+\]\.bonus|sideQuests\[\d+\]\.picture)$/;

/** What in resume.json belongs to a person even when it is a single word. */
const personalNamePath =
  /^(basics\.(name|email)|(work|projects|volunteer)\[\]\.(name|organization)|education\[\]\.institution)$/;

export function resumeLeftovers(document: unknown, placeholder: unknown): Problem[] {
  const placeholderNames = new Set(
    textsIn(placeholder)
      .filter(({ path }) => personalNamePath.test(pathPattern(path)))
      .map(({ text }) => text),
  );
  const placeholderSentences = new Set(textsIn(placeholder).flatMap(({ text }) => longSentences(text)));
  const documentTexts = textsIn(document);
  const isSampleOwner = documentTexts.some(
    ({ path, text }) => pathText(path) === 'basics.name' && text === sampleOwner,
  );
  return documentTexts
    .filter(
      ({ text }) =>
        placeholderNames.has(text) ||
        isExampleAddress(text) ||
        genericSampleTexts.has(text) ||
        (!isSampleOwner && sampleOwnerTexts.has(text)) ||
        longSentences(text).some((one) => placeholderSentences.has(one)),
    )
    .map(({ path, text }) => leftover(path, text, pathText(path) === 'basics.name' ? '.' : ', or take it out.'));
}

/**
 * What of the placeholder's is left in a game.
 *
 * @param draft what would be drawn from the owner's résumé
 */
export function gameLeftovers(document: unknown, placeholder: unknown, draft: unknown): Problem[] {
  const draftTexts = new Set(textsIn(draft).flatMap(({ text }) => [text, ...longSentences(text)]));
  // Single words (Adaptable, Creativity) do not count here, either.
  const placeholderTexts = textsIn(placeholder).filter(({ text }) => /\s/.test(text) && !draftTexts.has(text));
  const placeholderKeys = new Set(placeholderTexts.map(({ path, text }) => `${pathPattern(path)} ${text}`));
  const placeholderSentences = new Set(
    placeholderTexts.flatMap(({ text }) => longSentences(text)).filter((one) => !draftTexts.has(one)),
  );
  return textsIn(document)
    .filter(
      ({ path, text }) =>
        placeholderKeys.has(`${pathPattern(path)} ${text}`) ||
        isExampleAddress(text) ||
        longSentences(text).some((one) => placeholderSentences.has(one)),
    )
    .map(({ path, text }) => leftover(path, text, ', or take it out: then it is drawn from your résumé.'));
}

/** Whether the site is still said to be where the placeholder's is. `servedAt` is `SITE_ADDRESS`, which overrides the document's. */
export function addressLeftovers(document: unknown, addressOverride: string | undefined): Problem[] {
  const writtenAddress = isRecord(document) && isRecord(document.site) ? document.site.address : undefined;
  if (!isExampleAddress(addressOverride || writtenAddress)) return [];
  const message = 'The site is still said to be at example.com. Write the address where it will be.';
  return [{ ...warning(['site', 'address'], message), isPlaceholder: true }];
}

/** Whether something is an address at `example.com`, the placeholder's host. */
export function isExampleAddress(address: unknown): boolean {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).hostname === 'example.com';
}

function leftover(path: Path, text: string, alternative: string): Problem {
  return {
    ...warning(path, `${quoteValue(text)} is still the placeholder's. Write your own${alternative}`),
    isPlaceholder: true,
  };
}

type TextAtPath = { path: Path; text: string };

function textsIn(document: unknown): TextAtPath[] {
  return [...everyValue(document)].flatMap(({ path, value }) =>
    typeof value === 'string' && value.trim() && !nonTextPath.test(pathText(path))
      ? [{ path, text: value.trim() }]
      : [],
  );
}

function longSentences(text: string): string[] {
  return segments(text, new Intl.Segmenter('en', { granularity: 'sentence' }))
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(/\p{L}[^\s]*/gu) ?? []).length >= minSentenceWords);
}
