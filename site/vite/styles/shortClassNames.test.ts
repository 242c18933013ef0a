import { expect, test } from 'vitest';
import { shortClassNames } from './shortClassNames.ts';

const sheets = Array.from({ length: 60 }, (_, index) => `src/part${index}.module.css`);

test('shortClassNames names a class after its sheet and its index', () => {
  const shortName = shortClassNames('/site', ['src/b.module.css', 'src/a.module.css']);
  expect(shortName('root', '/site/src/a.module.css')).toBe('Bb');
  expect(shortName('title', '/site/src/a.module.css')).toBe('Bc');
  expect(shortName('root', '/site/src/b.module.css?used')).toBe('Cb');
});

test('shortClassNames never gives two classes the same name', () => {
  const shortName = shortClassNames('/', sheets);
  const names = sheets.flatMap((sheet) =>
    Array.from({ length: 60 }, (_, index) => shortName(`class${index}`, `/${sheet}`)),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[B-DF-HJ-NP-TV-Z]{1,2}[b-df-hj-np-tv-z]{1,2}$/);
});

test('shortClassNames names an unknown sheet in the error', () => {
  expect(() => shortClassNames('/site', [])('root', '/site/src/a.module.css')).toThrow(
    'CSS module src/a.module.css not found. Extend the globs in site/vite.config.ts',
  );
});
