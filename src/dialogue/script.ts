// A script is what somebody types at a keyboard: letters, waits and presses of the delete key.

/**
 * One step of a script.
 *
 * - `type`: letters to add; may hold placeholders such as `{name}`.
 * - `pause`: a wait, in milliseconds.
 * - `erase`: how many characters, as a reader counts them, to delete from the end.
 */
export type ScriptStep = { readonly type: string } | { readonly pause: number } | { readonly erase: number };

/** What a script's placeholders stand for: `{ name: 'Ada' }` fills every `{name}`. */
export type ScriptWords = Readonly<Record<string, string>>;

// The language makes no difference to where a character ends, only to words and sentences.
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text that stands there when a script has run to its end.
 *
 * A placeholder without a word stays as it is, so that a slip in the script can be seen. Erasing more than there is
 * leaves nothing.
 */
export function finalText(steps: readonly ScriptStep[], words: ScriptWords): string {
  let text = '';
  for (const step of steps) {
    if ('type' in step) text += withWords(step.type, words);
    else if ('erase' in step) text = withoutLast(text, step.erase);
    else step satisfies { readonly pause: number };
  }
  return text;
}

function withWords(template: string, words: ScriptWords): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    Object.hasOwn(words, key) ? (words[key] ?? placeholder) : placeholder,
  );
}

function withoutLast(text: string, count: number): string {
  const all = Array.from(characters.segment(text), (part) => part.segment);
  return all.slice(0, Math.max(0, all.length - count)).join('');
}
