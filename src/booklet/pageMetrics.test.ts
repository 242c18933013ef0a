// The manual's style sheets and the text fitting must use the same lengths.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { displaySizesPx, textSizesPx } from '../resume/manual/pageAreas.ts';
import * as metrics from '../resume/manual/pageMetrics.ts';

const sheetName = 'pageMetrics.module.css';
const styles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** `frameTopPx` is `--manual-frame-top` in px. */
const properties = Object.entries(metrics).map(([key, value]) => {
  const [, name = key, unit = ''] = key.match(/^(.*?)(Px|Em)?$/) ?? [];
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { name: `--manual-${kebab}`, value: `${value}${unit.toLowerCase()}` };
});

const rule = (selector: string, declarations: readonly string[]) =>
  `  ${selector} {\n${declarations.map((line) => `    ${line};\n`).join('')}  }\n`;

const sheet = `/* Generated from src/resume/manual/pageMetrics.ts by this folder's pageMetrics.test.ts with -u. */
@layer parts {
${[
  rule(
    '.manual',
    properties.map(({ name, value }) => `${name}: ${value}`),
  ),
  ...displaySizesPx.map((size) =>
    rule(`.manual [data-display="${size}"]`, [
      `font: var(--weight-pixel) ${size}px / var(--manual-display-line-height) var(--face-pixel)`,
    ]),
  ),
  ...textSizesPx.map((size) => rule(`.manual [data-text="${size}"]`, [`font-size: ${size}px`])),
].join('\n')}}
`;

test('the style sheet of measures says what the measures are', async () => {
  await expect(sheet).toMatchFileSnapshot(join(import.meta.dirname, sheetName));
});

test.each(properties.map(({ name }) => name))('%s is read by a style sheet', (name) => {
  expect(styles).toMatch(new RegExp(`var\\(${name}\\)`));
});

test('style sheets read no measure that there is not', () => {
  const propertyNames = properties.map(({ name }) => name);
  const usedNames = [...styles.matchAll(/var\((--manual-[a-z-]+)/g)].map(([, name = '']) => name);
  expect(usedNames.filter((name) => !propertyNames.includes(name))).toEqual([]);
});
