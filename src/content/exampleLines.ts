// For tests: rules, and a file of examples of each.

/** What stands as it is: neither nothing, nor what could be taken for JSON, nor what cannot be seen. */
const plain = /^(?!nothing$)[^\s"[{](?:\P{Cc}*[^\s\p{Cc}])?$/u;

/** Of an object, what says nothing goes without saying. */
const isSaid = (key: string, value: unknown) =>
  /^\d*$/.test(key) || (value !== '' && !(Array.isArray(value) && value.length === 0));

const shown = (answer: unknown) =>
  typeof answer === 'string' && plain.test(answer)
    ? answer
    : (JSON.stringify(answer, (key, value: unknown) => (isSaid(key, value) ? value : undefined)) ?? 'nothing');

/**
 * Answers the examples of a file anew. `# A rule` begins its examples, a line each: what is given, an arrow, the answer. A text that
 * cannot stand so is written as JSON writes it.
 *
 * @param file what stands in it
 * @returns the file as it should be
 * @throws when the file has other rules than the given ones
 */
export function exampleLines(file: string, rules: Readonly<Record<string, (given: string) => unknown>>): string {
  const left = new Set(Object.keys(rules));
  let rule: (given: string) => unknown = () => undefined;
  const answered = file.split('\n').map((line) => {
    const [, title] = /^# (.*)$/.exec(line) ?? [];
    if (title !== undefined) {
      const named = rules[title];
      if (!named || !left.delete(title)) throw new Error(`No rule is called "${title}".`);
      rule = named;
    }
    const [, given] = /^(.+?) →(?: |$)/.exec(line) ?? [];
    if (given === undefined) return line;
    const text: string = given.startsWith('"') ? JSON.parse(given) : given;
    return `${given} → ${shown(rule(text))}`;
  });
  if (left.size > 0) throw new Error(`These rules have no examples: ${[...left].join(', ')}.`);
  return answered.join('\n');
}
