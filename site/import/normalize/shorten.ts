import { splitGraphemes } from '../../../src/resume/text/segments.ts';
import { pathText } from '../report/Finding.ts';
import { overLimit } from '../report/messages.ts';
import type { NormalizationContext } from './context.ts';

/** Maximum lengths, in characters. Laying out a line of thousands takes minutes and much memory. */
const maxLengthByPath: Readonly<Record<string, number>> = { 'basics.name': 100, 'basics.label': 300 };
export const maxLineLength = 1000;

/**
 * Cuts a text that is too long after a word, and reports the cut.
 * @param usualMaximum the maximum of a field without one of its own
 */
export function shorten(
  text: string,
  { path, filePath, reportLoss }: Pick<NormalizationContext, 'path' | 'filePath' | 'reportLoss'>,
  usualMaximum: number,
): string {
  const maxLength = maxLengthByPath[pathText(path)] ?? usualMaximum;
  // Skip the slow count for short texts. A text has at least as many code units as characters.
  if (text.length <= maxLength) return text;
  const characters = splitGraphemes(text);
  if (characters.length <= maxLength) return text;
  reportLoss(filePath, `${overLimit('The text', `${characters.length} characters`, maxLength)} The rest is cut off.`);
  const cut = characters.slice(0, maxLength).join('');
  const wholeWords = /\s/.test(characters[maxLength] ?? '') ? cut : cut.replace(/\s+\S*$/, '');
  return wholeWords.trim();
}
