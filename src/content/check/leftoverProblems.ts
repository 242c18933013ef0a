// What the project ships with, still standing where the owner's own words should. What counts:
// - in resume.json the placeholder's name, e-mail address, employers, schools and projects, an address at example.com, and a
//   sentence of four words or more, wherever they stand; and what JSON Resume's own samples say. Single words (React, English, Portland) do not count.
// - in game.json a text of two words or more where the placeholder has it (whatever its place in a list), and a sentence of four words or more,
//   wherever it stands; but not what would be drawn from this owner's résumé as well: such words are neutral.
import { segments } from '../segments.ts';
import { everyValue, isRecord } from './everyValue.ts';
import { kindOfPlace, type Path, type Problem, pathText, warning } from './Problem.ts';
import { anybodysSample, ownersSample, sampleOwner } from './sampleTexts.ts';
import { shown } from './shown.ts';

const leastWords = 4;

/** Not texts: choices among few, and what editors and other tools keep. */
const noText =
  /^(\$schema|meta\b.*|site\.(address|language)|console\.shell|player\.bars\[\d+\]\.bonus|sideQuests\[\d+\]\.picture)$/;

/** What in resume.json belongs to a person even when it is a single word. */
const ownName =
  /^(basics\.(name|email)|(work|projects|volunteer)\[\]\.(name|organization)|education\[\]\.institution)$/;

export function resumeLeftovers(document: unknown, placeholder: unknown): Problem[] {
  const names = new Set(
    texts(placeholder)
      .filter(({ path }) => ownName.test(kindOfPlace(path)))
      .map(({ text }) => text),
  );
  const sentences = new Set(texts(placeholder).flatMap(({ text }) => longSentences(text)));
  const found = texts(document);
  const isSampleOwner = found.some(({ path, text }) => pathText(path) === 'basics.name' && text === sampleOwner);
  return found
    .filter(
      ({ text }) =>
        names.has(text) ||
        isExampleAddress(text) ||
        anybodysSample.has(text) ||
        (!isSampleOwner && ownersSample.has(text)) ||
        longSentences(text).some((one) => sentences.has(one)),
    )
    .map(({ path, text }) => leftover(path, text, pathText(path) === 'basics.name' ? '.' : ', or take it out.'));
}

/**
 * What of the placeholder's is left in a game.
 *
 * @param draft what would be drawn from the owner's résumé
 */
export function gameLeftovers(document: unknown, placeholder: unknown, draft: unknown): Problem[] {
  const drawn = new Set(texts(draft).flatMap(({ text }) => [text, ...longSentences(text)]));
  // Single words (Adaptable, Creativity) do not count here, either.
  const own = texts(placeholder).filter(({ text }) => /\s/.test(text) && !drawn.has(text));
  const places = new Set(own.map(({ path, text }) => `${kindOfPlace(path)} ${text}`));
  const sentences = new Set(own.flatMap(({ text }) => longSentences(text)).filter((one) => !drawn.has(one)));
  return texts(document)
    .filter(
      ({ path, text }) =>
        places.has(`${kindOfPlace(path)} ${text}`) ||
        isExampleAddress(text) ||
        longSentences(text).some((one) => sentences.has(one)),
    )
    .map(({ path, text }) => leftover(path, text, ', or take it out: then it is drawn from your résumé.'));
}

/** Whether the site is still said to be where the placeholder's is. `servedAt` is `SITE_ADDRESS`, which overrides the document's. */
export function addressLeftovers(document: unknown, servedAt: string | undefined): Problem[] {
  const stated = isRecord(document) && isRecord(document.site) ? document.site.address : undefined;
  if (!isExampleAddress(servedAt || stated)) return [];
  const message = 'The site is still said to be at example.com. Write the address where it will be.';
  return [{ ...warning(['site', 'address'], message), isPlaceholder: true }];
}

/** Whether something is an address at `example.com`, the placeholder's host. */
export function isExampleAddress(address: unknown): boolean {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).hostname === 'example.com';
}

function leftover(path: Path, text: string, otherwise: string): Problem {
  return {
    ...warning(path, `${shown(text)} is still the placeholder's. Write your own${otherwise}`),
    isPlaceholder: true,
  };
}

type PlacedText = { path: Path; text: string };

function texts(document: unknown): PlacedText[] {
  return [...everyValue(document)].flatMap(({ path, value }) =>
    typeof value === 'string' && value.trim() && !noText.test(pathText(path)) ? [{ path, text: value.trim() }] : [],
  );
}

function longSentences(text: string): string[] {
  return segments(text, new Intl.Segmenter('en', { granularity: 'sentence' }))
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(/\p{L}[^\s]*/gu) ?? []).length >= leastWords);
}
