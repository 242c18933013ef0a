// That pure files are kept pure: by the linter, which refuses the globals, and by the arrows, which refuse React.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pure } from './arrows.mjs';
import { checkArrows, type Source } from './checkArrows.ts';
import { lintLines } from './lintLines.ts';

/** Files by name alone, and whether they must be pure. */
const files: readonly (readonly [file: string, isPure: boolean])[] = [
  ['src/console/controls/newRule.ts', true],
  ['src/console/engine/newRule.ts', true],
  ['src/content/newRule.ts', true],
  ['src/content/check/newRule.ts', true],
  ['src/dialogue/newRule.ts', true],
  ['src/flipbook/engine/newRule.ts', true],
  ['src/visit/because.ts', true],
  ['src/visit/deep/down/newRule.ts', true],
  ['src/console/controls/useRule.ts', false],
  ['src/dialogue/RuleContext.ts', false],
  ['src/booklet/RuleProps.ts', false],
  ['src/flipbook/RuleHandle.ts', false],
  ['src/flipbook/view/rule.ts', false],
  ['src/lazy/rule.ts', false],
  ['src/console/Rule.tsx', false],
  ['src/console/rule.test.ts', false],
];

const clock: readonly Source[] = files.map(([file]) => [file, 'export const now = () => Date.now();']);
const react: readonly Source[] = files.map(([file]) => [file, "import type { ReactNode } from 'react';"]);

/** Each way in which a file stops being a function of its inputs. */
const impure = [
  ['window', 'export const width = () => window.innerWidth;'],
  ['document', "export const page = () => document.querySelector('p');"],
  ['navigator', 'export const language = () => navigator.language;'],
  ['location', 'export const fragment = () => location.hash;'],
  ['HTMLElement', 'export const isElement = (one: unknown) => one instanceof HTMLElement;'],
  ['Date', 'export const today = () => new Date();'],
  ['performance', 'export const now = () => performance.now();'],
  ['setTimeout', 'export const later = (work: () => void) => setTimeout(work, 5);'],
  ['requestAnimationFrame', 'export const next = (work: () => void) => requestAnimationFrame(work);'],
  ['requestIdleCallback', 'export const idle = (work: () => void) => requestIdleCallback(work);'],
  ['fetch', "export const words = () => fetch('/words');"],
  ['globalThis', 'export const all = globalThis;'],
] as const;
const ways: readonly Source[] = impure.map(([, code]) => ['src/dialogue/script.ts', code]);
const harmless: Source = ['src/content/duration.ts', 'export const year = (date: { year: number }) => date.year;'];

const linted = lintLines(['style/noRestrictedGlobals'], [...clock, ...ways, harmless]);
const imported = checkArrows(react);

describe('a pure file', () => {
  test.each(files.map(([file, isPure], index) => ({ file, isPure, index })))(
    'asks no clock and no React: $file, $isPure',
    ({ isPure, index }) => {
      expect(linted[index]).toMatch(isPure ? /global variable Date\.$/ : /^$/);
      expect(imported[index]?.includes('pure file -> React')).toBe(isPure);
    },
  );

  test.each(impure.map(([name], index) => ({ name, finding: linted[files.length + index] })))(
    'knows no $name',
    ({ name, finding }) => {
      expect(finding).toMatch(new RegExp(`global variable ${name}\\.$`));
    },
  );

  test('may call its own things by the words of a clock', () => {
    expect(linted.at(-1)).toBe('');
  });

  // The linter's globs cannot ask for a capital: `userName.ts` would count as a hook.
  test('does not begin with "use", unless it is a hook', () => {
    const names = readdirSync(join(import.meta.dirname, '../../src'), { recursive: true, encoding: 'utf8' });
    const hooks = names.filter((name) => /(^|\/)use[^/]*\.tsx?$/.test(name));
    expect(hooks).not.toEqual([]);
    expect(hooks.filter((name) => !/(^|\/)use[A-Z][^/]*$/.test(name))).toEqual([]);
  });

  test('is the same to the linter as to the arrows', () => {
    const { overrides }: { overrides: readonly Override[] } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../biome.json'), 'utf8'),
    );
    const keeping = overrides.filter(({ linter }) => linter.rules.style && 'noRestrictedGlobals' in linter.rules.style);
    expect(keeping.map(({ includes }) => includes)).toEqual([
      [...pure.files, ...pure.except.map((name) => `!${name}`)],
    ]);
  });
});

interface Override {
  includes: readonly string[];
  linter: { rules: { style?: object } };
}
