/**
 * Puts the names into a text's placeholders, `{name}` and `{company}`. What is put in is taken as it is: a
 * company that calls itself `{name}` keeps its braces. Without a company its placeholder becomes nothing.
 */
export function fillIn(template: string, { name, company = '' }: { name: string; company?: string }): string {
  return template.replace(/\{(name|company)\}/g, (_, word) => (word === 'name' ? name : company));
}
