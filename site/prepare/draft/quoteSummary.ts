// Quotes sentences of the summary in the letter, but never all: the résumé has the whole summary.
import type { Resume } from '../../../src/resume/Resume.ts';
import { blocksOf } from '../../../src/resume/RichText.ts';
import { splitSentences } from '../../../src/resume/text/segments.ts';
import { asSentence, fitsSheet, textForDraft } from './shortenText.ts';

/**
 * The longest quote, in em of the folded sheet: 225 Latin letters. With it, the letter fills three
 * quarters of its panel.
 */
const maxQuoteEm = 90;

const fitsLetter = fitsSheet(maxQuoteEm);

/** Sentences with fewer words say little: `I am a nurse.` */
const minWords = 5;

/** The start of a sentence that needs the one before it: "In addition to", "Después". */
const continuation = new RegExp(
  '^(?:in addition|so|thus|hence|such|additionally|also|however|furthermore|moreover|then|therefore|later|there|this|these|that|besides|' +
    'después|además|también|luego|sin embargo|por eso|ensuite|puis|de plus|par ailleurs|également|aussi|danach|außerdem|' +
    'zudem|dann|daher|dabei|além disso|depois|também|daarna|daarnaast|verder|bovendien|inoltre|poi)(?!\\p{L})',
  'iu',
);

/** One or two sentences in the first person; `''` if there are none, or if the summary has no other sentences. */
export function quoteSummary({ basics }: Resume, firstPersonWords: readonly string[]): string {
  const sentences = sentencesOf(basics.summary);
  const isQuotable = (sentence: string) =>
    !(sentence !== sentences[0] && continuation.test(sentence)) &&
    isComplete(sentence) &&
    fitsLetter(sentence) &&
    isFirstPerson(sentence, firstPersonWords);
  const quotable = sentences.filter(isQuotable);
  const [first] = quotable;
  if (first === undefined || sentences.length < 2) return '';
  const next = sentences[sentences.indexOf(first) + 1] ?? '';
  const pair = `${first} ${next}`;
  if (sentences.length > 2 && isQuotable(next) && fitsLetter(pair)) return pair;
  // Later sentences may refer to earlier ones, so the first is best.
  return quotable.find((sentence) => sentence.split(' ').length >= minWords) ?? first;
}

function sentencesOf(summary: Resume['basics']['summary']): readonly string[] {
  const paragraphs = blocksOf(summary).map((block) => textForDraft([block]));
  const sentences = paragraphs.flatMap((text) => splitSentences(text).map((sentence) => sentence.trim()));
  return sentences.length === 1 ? sentences.map(asSentence) : sentences;
}

/** Whether a sentence has an end mark, but no ellipsis, as in texts that a website has cut. */
function isComplete(sentence: string): boolean {
  return asSentence(sentence) === sentence && !/(?:\.\s*\.|…)["'”’»)]*$/u.test(sentence);
}

function isFirstPerson(sentence: string, firstPersonWords: readonly string[]): boolean {
  const words = sentence.split(/[^\p{L}\p{M}'’]+/u);
  // French and English contract the pronoun: j'aime, I've.
  return words.some(
    (word) => firstPersonWords.includes(word) || firstPersonWords.includes(word.split(/['’]/)[0] ?? ''),
  );
}
