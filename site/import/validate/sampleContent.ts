import { type Finding, quoteValue, warning } from '../report/Finding.ts';
import { everyText } from '../values.ts';
import { anyOf, words } from '../words/words.ts';

const { samples } = words;
const samplePart = new RegExp(anyOf(samples['parts of texts']), 'iu');
const themeText = new RegExp(`^${anyOf(samples.texts)}$`, 'i');
const themeEntry = new RegExp(anyOf(samples['parts of entries']), 'i');
const exampleHost = /^(?:https?:\/\/|[^\s@]+@)?(?:www\.)?example\.(?:com|org|net)(?:[/?#:]\S*)?$/i;

/** Whether a text is a web or email address at an `example` domain. */
export const hasExampleHost = (text: string): boolean => exampleHost.test(text);

/** Whether a text, or a part of it, may be from a theme. */
export const isSample = (text: string): boolean => samplePart.test(text);

/** Whether a text is certainly from a theme: nobody writes it about themselves. */
export const isThemeText = (text: string): boolean => themeText.test(text.trim()) || hasExampleHost(text);

/** Whether a text shows that its whole entry is from a theme. */
export const isThemeEntry = (text: string): boolean => themeEntry.test(text.trim());

export function sampleContent(document: unknown): Finding[] {
  return everyText(document).flatMap(({ path, text }) =>
    isSample(text)
      ? [warning(path, `${quoteValue(text)} looks like a theme's sample content. Replace it, or remove it.`)]
      : [],
  );
}
