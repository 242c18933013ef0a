// A degree's thesis, which people also write into other fields.
import { quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import type { JsonObject } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext } from '../context.ts';

/** "Thesis: On Wood" on a line of its own, or after a degree: "MSc Forestry; Thesis: On Wood". */
const thesisLabel = new RegExp(
  `(?:^|[;,]\\s+)(?:[\\p{L}'’]+ ){0,2}${anyOf(words.entries['labels of a thesis'])}\\s?:\\s+(\\S.*?)\\s*$`,
  'imu',
);

/** Moves a thesis from other texts to `thesis`. A text that repeats the thesis is dropped. */
export function separateThesis(degree: JsonObject, context: NormalizationContext): JsonObject {
  let { thesis } = degree;
  const withoutThesis = (text: unknown, key: string): unknown => {
    const [label = '', title = ''] = (typeof text === 'string' && thesisLabel.exec(text)) || [];
    if (typeof text !== 'string' || !title || (thesis !== undefined && !isSameText(thesis, title))) return text;
    if (thesis === undefined) context.reportChange(filePathOf(context, key), readAs(quoteValue(title), 'the thesis'));
    thesis ??= title;
    return text.replace(label, '').trim() || undefined;
  };
  const fields = Object.entries(degree).map(([key, value]): [string, unknown] => {
    if (!/^(?:studyType|area|summary|courses|highlights)$/.test(key)) return [key, value];
    if (!Array.isArray(value)) return [key, withoutThesis(value, key)];
    return [key, value.map((text) => withoutThesis(text, key) ?? '')];
  });
  return { ...Object.fromEntries(fields), thesis };
}

/** Whether texts have the same letters: "„On Wood“" and "On wood." */
function isSameText(one: unknown, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return typeof one === 'string' && letters(one) === letters(other);
}
