import { expect, test } from 'vitest';
import { plainLines } from './plainLines.ts';

const textsOf = (text: string) => plainLines(`# Ada Example\n\n## Profile\n\n${text}`).map((line) => line.text);

const [long, rest] = [
  'I plane and repair the doors of old houses in the whole north of the town,',
  'Windows and stairs.',
];

test.each([
  ['an editor wraps a line of Markdown', `${long}\n${rest}`, [`${long} ${rest}`]],
  ['two spaces end a line', `${long}  \n${rest}`, [long, rest]],
  ['a short line is one of its own', `Joiner at Oak\n${rest}`, ['Joiner at Oak', rest]],
  ['fences of pandoc are no text', `::: {.columns}\n${rest}\n:::`, [rest]],
  ['spaces of LaTeX separate', 'Oak \\hfill Elm\\quad Ash', ['Oak \t Elm\t Ash']],
  ['commands of LaTeX are no text', `\\begin{center}\n${rest}\n\\end{center}`, [rest]],
])('%s', (_, text, expected) => {
  expect(textsOf(text).slice(2)).toEqual(expected);
});

test('a heading has no attributes of pandoc', () => {
  expect(textsOf('## Skills {-}\n\nPlaning\n\n## Wood {#wood .unnumbered}')).toEqual(
    expect.arrayContaining(['Skills', 'Wood']),
  );
});
