import { describe, expect, test } from 'vitest';
import { hydrationPlan } from './hydrationPlan.ts';

describe('hydrationPlan', () => {
  test.each([
    ['a page at its address', '/resume', '/resume', '', true, { hydrate: true, path: '/resume' }],
    [
      'a page at its address with a closing slash',
      '/resume',
      '/resume/',
      '',
      true,
      { hydrate: true, path: '/resume/' },
    ],
    [
      'a page under a sub-path',
      '/resume',
      '/some/repo/resume',
      '/some/repo',
      true,
      { hydrate: true, path: '/some/repo/resume' },
    ],
    ['the home page under a sub-path', '/', '/some/repo', '/some/repo', true, { hydrate: true, path: '/some/repo' }],
    ['a page asked for by its file', '/resume', '/resume.html', '', false, { hydrate: true, path: '/resume' }],
    [
      'the home page asked for by its file',
      '/',
      '/some/repo/index.html',
      '/some/repo',
      false,
      { hydrate: true, path: '/some/repo/' },
    ],
    ['the not-found page', '/404', '/nowhere', '', false, { hydrate: true, path: '/nowhere' }],
    [
      'the not-found page where the router knows a page',
      '/404',
      '/resume',
      '',
      true,
      { hydrate: false, path: '/resume' },
    ],
    [
      'a page that a host answers in other letters',
      '/resume',
      '/some/Repo/Resume',
      '/some/Repo',
      false,
      { hydrate: true, path: '/some/Repo/resume' },
    ],
    ['an empty document, in development', undefined, '/resume', '', true, { hydrate: false, path: '/resume' }],
  ])('%s', (_, drawn, shown, base, isKnown, expected) => {
    expect(hydrationPlan({ drawn, shown, base, isKnown })).toEqual(expected);
  });
});
