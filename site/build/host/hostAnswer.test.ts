import { describe, expect, test } from 'vitest';
import { hostAnswer } from './hostAnswer.ts';

const files = new Set([
  'index.html',
  'resume.html',
  'resume/index.html',
  'only-folder/index.html',
  'assets/a b.js',
  '404.html',
]);
const ask = (path: string, base = '/') => hostAnswer(path, base, (file) => files.has(file));

describe('a static host', () => {
  test.each([
    ['/', 'index.html'],
    ['/resume', 'resume.html'],
    ['/resume/', 'resume/index.html'],
    ['/resume.html', 'resume.html'],
    ['/assets/a%20b.js', 'assets/a b.js'],
  ])('shows for %s the file %s', (path, file) => {
    expect(ask(path)).toEqual({ kind: 'file', file });
    expect(ask(`/some/repo${path}`, '/some/repo/')).toEqual({ kind: 'file', file });
  });

  test.each([
    ['/only-folder', '/', '/only-folder/'],
    ['/some/repo', '/some/repo/', '/some/repo/'],
  ])('sends %s under %s on to %s', (path, base, to) => {
    expect(ask(path, base)).toEqual({ kind: 'redirect', path: to });
  });

  test.each([
    ['/nothing', '/'],
    ['/nothing/', '/'],
    ['/assets', '/'],
    ['/%E0%A4%A', '/'],
    ['/..%2Fsecret', '/'],
    ['/a%00b', '/'],
    ['/', '/some/repo/'],
    ['/elsewhere/resume', '/some/repo/'],
  ])('does not find %s under %s', (path, base) => {
    expect(ask(path, base)).toEqual({ kind: 'notFound' });
  });

  test.each(['/..%2Fsecret', '/a/..%2Fsecret', '/a%2F..', '/..', '/a%00b', '/%E0%A4%A'])(
    'does not look for %s, whatever files there are',
    (path) => {
      expect(hostAnswer(path, '/', () => true)).toEqual({ kind: 'notFound' });
    },
  );

  test('finds a name that only begins with two dots', () => {
    expect(hostAnswer('/..well-known', '/', (file) => file === '..well-known')).toEqual({
      kind: 'file',
      file: '..well-known',
    });
  });
});
