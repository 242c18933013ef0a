// Finds placeholder texts that the owner has not replaced:
// - in resume.json the placeholder's name, email address, employers, schools and projects, any
// address at example.com, any sentence of four or more words, and JSON Resume's own samples. Single
// words (React, English, Portland) do not count.
// - in game.json a text of two or more words at the placeholder's path (at any list index), and a
// sentence of four or more words anywhere, unless this owner's draft also has it.

import { type Finding, type Path, pathPattern, pathText, warning } from '../report/Finding.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { segments } from '../text/segments.ts';
import { everyValue, isRecord } from './everyValue.ts';
import { genericSampleTexts, sampleOwner, sampleOwnerTexts } from './sampleTexts.ts';

const minSentenceWords = 4;

/** Values that are not prose: choices, and data of editors and other tools. */
const nonTextPath =
  /^(\$schema|meta\b.*|site\.(address|language)|console\.shell|player\.bars\[\d+\]\.bonus|sideQuests\[\d+\]\.picture)$/;

/** Fields of resume.json that are personal even as a single word. */
const personalNamePath =
  /^(basics\.(name|email)|(work|projects|volunteer)\[\]\.(name|organization)|education\[\]\.institution)$/;

export function resumeLeftovers(document: unknown, placeholder: unknown): Finding[] {
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
    .map(({ path, text }) => leftover(path, text, pathText(path) === 'basics.name' ? '.' : ', or remove it.'));
}

/** @param draft the draft from the owner's résumé */
export function gameLeftovers(document: unknown, placeholder: unknown, draft: unknown): Finding[] {
  const draftTexts = new Set(textsIn(draft).flatMap(({ text }) => [text, ...longSentences(text)]));
  // Single words (Adaptable, Creativity) do not count.
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
    .map(({ path, text }) => leftover(path, text, ', or remove it to use a draft from your résumé.'));
}

/** `addressOverride` is `SITE_ADDRESS`, which overrides the document's address. */
export function addressLeftovers(document: unknown, addressOverride: string | undefined): Finding[] {
  const writtenAddress = isRecord(document) && isRecord(document.site) ? document.site.address : undefined;
  if (!isExampleAddress(addressOverride || writtenAddress)) return [];
  const message = 'The site address is still example.com. Write the address where you will publish the site.';
  return [{ ...warning(['site', 'address'], message), isPlaceholder: true }];
}

/** Whether a value is an address at `example.com`, the placeholder's host. */
export function isExampleAddress(address: unknown): boolean {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).hostname === 'example.com';
}

function leftover(path: Path, text: string, alternative: string): Finding {
  return {
    ...warning(path, `${quoteValue(text)} is still placeholder text. Write your own${alternative}`),
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
