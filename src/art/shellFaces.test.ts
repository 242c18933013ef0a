import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shellFaces } from './shellFaces.ts';

it('has the shells of the style sheet, in the same colours', () => {
  const sheet = readFileSync(new URL('../theme/shells.css', import.meta.url), 'utf8');
  const rules = [...sheet.matchAll(/^\[data-shell="(\w+)"\][^{]*\{[^}]*--shell-face: (#\w{6});/gm)];
  expect(Object.fromEntries(rules.map(([, shell, face]) => [shell, face]))).toMatchObject(
    Object.fromEntries(Object.entries(shellFaces).filter(([shell]) => shell !== 'grape')),
  );
  expect(sheet).toMatch(/\[data-shell="grape"\][^{]*\{\s*--shell-face: #4e4ba8;/);
  expect(sheet.match(/--shell-face:/g)?.length).toBe(Object.keys(shellFaces).length);
});
