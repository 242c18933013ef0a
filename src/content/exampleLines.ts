// For tests: rules, and a file of examples of each.

/** What stands as it is: neither nothing, nor what could be taken for JSON, nor what cannot be seen. */
const plainAnswer = /^(?!nothing$)[^\s"[{](?:\P{Cc}*[^\s\p{Cc}])?$/u;

/** Of an object, what says nothing goes without saying. */
const isNonEmpty = (key: string, value: unknown) =>
  /^\d*$/.test(key) || (value !== '' && !(Array.isArray(value) && value.length === 0));

const formatAnswer = (answer: unknown) =>
  typeof answer === 'string' && plainAnswer.test(answer)
    ? answer
    : (JSON.stringify(answer, (key, value: unknown) => (isNonEmpty(key, value) ? value : undefined)) ?? 'nothing');

/**
 * Answers the examples of a file anew. `# A rule` begins its examples, a line each: what is given, an arrow, the answer. A text that
 * cannot stand so is written as JSON writes it.
 *
 * @param file what stands in it
 * @returns the file as it should be
 * @throws when the file has other rules than the given ones
 */
export function exampleLines(file: string, rules: Readonly<Record<string, (input: string) => unknown>>): string {
  const unusedRules = new Set(Object.keys(rules));
  let rule: (input: string) => unknown = () => undefined;
  const answeredLines = file.split('\n').map((line) => {
    const [, title] = /^# (.*)$/.exec(line) ?? [];
    if (title !== undefined) {
      const namedRule = rules[title];
      if (!namedRule || !unusedRules.delete(title)) throw new Error(`No rule is called "${title}".`);
      rule = namedRule;
    }
    const [, input] = /^(.+?) →(?: |$)/.exec(line) ?? [];
    if (input === undefined) return line;
    const text: string = input.startsWith('"') ? JSON.parse(input) : input;
    return `${input} → ${formatAnswer(rule(text))}`;
  });
  if (unusedRules.size > 0) throw new Error(`These rules have no examples: ${[...unusedRules].join(', ')}.`);
  return answeredLines.join('\n');
}
