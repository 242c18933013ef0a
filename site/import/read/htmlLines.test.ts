import { expect, test } from 'vitest';
import { htmlLines } from './htmlLines.ts';

test('a cell that claims a billion columns and rows is read like any other', () => {
  const span = 'colspan="1000000000" rowspan="1000000000"';
  const lines = htmlLines(`<table><tr><td ${span}><h2>Skills</h2></td><td><h2>Work</h2></td></tr></table>`);
  expect(lines.map(({ text }) => text)).toEqual(['Skills', 'Work']);
});
