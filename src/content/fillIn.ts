/** What stands in a text's places, by their names: `{ name: 'Ada' }` for every `{name}`. */
export type Places = Readonly<Record<string, string | number>>;

/** A text to a company: the owner's words at even places, the company's name at odd ones. */
export type AddressedText = readonly string[];

/**
 * Puts words into a text's placeholders. What is put in is taken as it is: a company that calls itself `{name}` keeps its
 * braces. A placeholder for which there is no word stays.
 */
export function fillIn(template: string, places: Places): string {
  return template.replace(/\{(\w+)\}/g, (place, key) => String(Object.hasOwn(places, key) ? places[key] : place));
}

/** The same for what is said to a company, its name, `''` for none, apart from the words around it: it may be written in another direction. */
export function addressed(template: string, company: string, places: Places = {}): AddressedText {
  const own = template.split('{company}').map((words) => fillIn(words, places));
  return own.flatMap((words, index) => (index === 0 ? [words] : [company, words]));
}
