/** The names that a text may hold places for. */
export type Names = { name: string; company?: string };

/** A text to a company: the owner's words at even places, the company's name at odd ones. */
export type AddressedText = readonly string[];

/**
 * Puts the names into a text's placeholders, `{name}` and `{company}`. What is put in is taken as it is: a
 * company that calls itself `{name}` keeps its braces. Without a company its placeholder becomes nothing.
 */
export function fillIn(template: string, names: Names): string {
  return addressed(template, names).join('');
}

/** The same, with the company's name apart from the words around it: it may be written in another direction. */
export function addressed(template: string, { name, company = '' }: Names): AddressedText {
  const own = template.split('{company}').map((words) => words.replaceAll('{name}', () => name));
  return own.flatMap((words, index) => (index === 0 ? [words] : [company, words]));
}
