// For tests: rules, and a file with examples of each.

/** Printable as it is: not empty, not `nothing`, not mistakable for JSON, and all visible. */
const plainAnswer = /^(?!nothing$)[^\s"[{](?:\P{Cc}*[^\s\p{Cc}])?$/u;

/** Objects print without empty fields. */
const isNonEmpty = (key: string, value: unknown) =>
  /^\d*$/.test(key) || (value !== '' && !(Array.isArray(value) && value.length === 0));

const formatAnswer = (answer: unknown) =>
  typeof answer === 'string' && plainAnswer.test(answer)
    ? answer
    : (JSON.stringify(answer, (key, value: unknown) => (isNonEmpty(key, value) ? value : undefined)) ?? 'nothing');

/**
 * Computes the answers of an example file. `# A rule` begins a rule's examples, one per line:
 * input, arrow, answer. A text that cannot be printed as it is is written as JSON.
 * @returns the file's text with new answers
 * @throws if the file's rules and the given ones differ
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
