// Items of a list of languages that are a pair, or several languages.
import { isEmpty } from '../values.ts';
import type { NormalizationContext } from './context.ts';
import { type ListItem, pairItem } from './pairItem.ts';
import { isSpokenLanguage, languagesIn } from './spokenLanguage.ts';

/** Reads `{ "Dutch": "fluent" }` and "Hindi, English (fluent)". */
export function languageItems(item: unknown, context: NormalizationContext): readonly ListItem[] {
  const { filePath } = context;
  if (typeof item === 'string') return languagesIn(item).map((language) => ({ item: language, filePath }));
  const [[name, level] = ['', undefined], ...others] = Object.entries(Object(item)).filter(
    ([, value]) => !isEmpty(value),
  );
  const isPair = others.length === 0 && typeof level === 'string' && isSpokenLanguage(name);
  return isPair ? [pairItem(name, level, { ...context, filePath: [...filePath, name] })] : [{ item, filePath }];
}
