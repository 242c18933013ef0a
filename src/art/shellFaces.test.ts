import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shells } from '../content/shells.ts';
import { shellFaces } from './shellFaces.ts';

const sheet = readFileSync(new URL('../theme/shells.css', import.meta.url), 'utf8');

it.each([...shells])('%s has the colour of the style sheet', (shell) => {
  const face = new RegExp(`^\\[data-shell="${shell}"\\] \\{[^}]*--shell-face: (#\\w{6});`, 'm').exec(sheet)?.[1];
  expect(shellFaces[shell]).toBe(face);
});
