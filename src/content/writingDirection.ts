/** Scripts that are written from right to left and that a language may have for its own. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/**
 * Which way a language is written, by its likely script: `ar` is Arabic script, `az-Arab` too, `az` is not.
 *
 * @param language a language tag that has been checked
 */
export function writingDirection(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
}
