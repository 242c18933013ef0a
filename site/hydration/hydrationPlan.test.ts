import { expect, test } from 'vitest';
import { hydrationPlan } from './hydrationPlan.ts';

test.each([
  ['a page at its address', '/resume', '/resume', '', true, true, '/resume'],
  ['a page at its address with a trailing slash', '/resume', '/resume/', '', true, true, '/resume/'],
  ['a page under a sub-path', '/resume', '/some/repo/resume', '/some/repo', true, true, '/some/repo/resume'],
  ['the home page under a sub-path', '/', '/some/repo', '/some/repo', true, true, '/some/repo'],
  ['a page requested by its file name', '/resume', '/resume.html', '', false, true, '/resume'],
  ['the home page requested by its file name', '/', '/some/repo/index.html', '/some/repo', false, true, '/some/repo/'],
  ['the 404 page', '/404', '/nowhere', '', false, true, '/nowhere'],
  ['the 404 page at a path that the router knows', '/404', '/resume', '', true, false, '/resume'],
  [
    'a page that a host serves for a path in another case',
    '/resume',
    '/some/Repo/Resume',
    '/some/Repo',
    false,
    true,
    '/some/Repo/resume',
  ],
  ['an empty document, in development', undefined, '/resume', '', true, false, '/resume'],
])(
  '%s hydrates only if its HTML matches, and shows the right path',
  (_, renderedPath, currentPath, base, isKnownRoute, hydrate, path) => {
    expect(hydrationPlan({ renderedPath, currentPath, base, isKnownRoute })).toEqual({ hydrate, path });
  },
);
