/** What stands in a text's places, by their names: `{ name: 'Ada' }` for every `{name}`. */
export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** A text to a company: the owner's words at even places, the company's name at odd ones. */
export type AddressedText = readonly string[];

/**
 * Puts words into a text's placeholders. What is put in is taken as it is: a company that calls itself `{name}` keeps its
 * braces. A placeholder for which there is no word stays.
 */
export function fillIn(template: string, values: PlaceholderValues): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key) =>
    String(Object.hasOwn(values, key) ? values[key] : placeholder),
  );
}

/** The same for what is said to a company, its name, `''` for none, apart from the words around it: it may be written in another direction. */
export function addressText(template: string, company: string, values: PlaceholderValues = {}): AddressedText {
  const parts = template.split('{company}').map((part) => fillIn(part, values));
  return parts.flatMap((part, index) => (index === 0 ? [part] : [company, part]));
}
