/** The values of a text's placeholders: `{ name: 'Ada' }` for every `{name}`. */
type PlaceholderValues = Readonly<Record<string, string | number>>;

/** A text with a company's name in it: the owner's text at even indices, the name at odd indices. */
export type AddressedText = readonly string[];

/** Matches names (without accents) before which French elides: `Hélène`, not `Hans`; `Yves`, not `Yann`. */
const vowelSound = /^(?:[aeiouœæ]|h[eiouy]|y[^aeiou])/i;

/** Resolves `{de |d’}{name}` to the second form before a vowel: `d’Ada`. */
function elide(template: string, values: PlaceholderValues): string {
  return template.replace(
    /\{([^{}|]*)\|([^{}|]*)\}(?=\{(\w+)\})/g,
    (_pair, ...[full = '', elided = '', key = '']: string[]) =>
      vowelSound.test(String(values[key] ?? '').normalize('NFD')) ? elided : full,
  );
}

/**
 * Fills in placeholders, but not those inside values: a company called `{name}` keeps its braces. A
 * placeholder without a value stays.
 */
export function fillIn(template: string, values: PlaceholderValues): string {
  return elide(template, values).replace(/\{(\w+)\}/g, (placeholder, key) =>
    String(Object.hasOwn(values, key) ? values[key] : placeholder),
  );
}

/**
 * Fills in a text with the company's name as a separate part, because it may have another writing
 * direction. @param company `''` for none
 */
export function addressText(template: string, company: string, values: PlaceholderValues = {}): AddressedText {
  const parts = elide(template, { ...values, company })
    .split('{company}')
    .map((part) => fillIn(part, values));
  return parts.flatMap((part, index) => (index === 0 ? [part] : [company, part]));
}

const rtlScript = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** Isolates right-to-left text within a sentence, so that the words around it keep their order. */
export function isolateRtl(text: string): string {
  return rtlScript.test(text) ? `\u2068${text}\u2069` : text;
}

/** A text for each plural form of a language. `{count}` is the number. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Formats a count in the right plural form. @param language a tag like `pl` */
export function formatCount(forms: PluralForms, count: number, language: string): string {
  return fillIn(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { count });
}
