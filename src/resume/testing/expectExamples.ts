import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Compares examples with their approved outputs. The file has lines of `input => output` below each
 * `# kind`. To add one, write its input and run the test with `-u`.
 * @param functions for each kind, the function that returns the output for an input
 */
export async function expectExamples(
  file: string,
  functions: Readonly<Record<string, (input: string) => string | undefined>>,
): Promise<void> {
  const sections = readFileSync(file, 'utf8').split(/^# /m).slice(1);
  const actualSections = sections.map((section) => {
    const [kind = '', ...lines] = section.trim().split('\n');
    const outputOf = functions[kind];
    if (!outputOf)
      throw new Error(`${file}: unknown kind of examples '${kind}'. Expected ${Object.keys(functions).join(', ')}.`);
    const inputs = lines.map((line) => line.split(/ =>(?: |$)/)[0] ?? '');
    return [`# ${kind}`, ...inputs.map((input) => `${input} => ${outputOf(input) ?? ''}`.trimEnd()), ''].join('\n');
  });
  await expect(actualSections.join('\n')).toMatchFileSnapshot(file);
}

/** Applies a function to an input in JSON. Outputs that are not strings are JSON, too. */
export const json =
  <Value>(convert: (value: Value) => unknown) =>
  (input: string): string | undefined => {
    const output = convert(JSON.parse(input));
    return typeof output === 'string' ? output : JSON.stringify(output);
  };
