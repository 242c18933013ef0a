import { describe, expect, test } from 'vitest';
import { withPage } from './withPage.ts';

const template =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--screen--></div><!--retry-line--><!--tail--></body></html>';
const page = {
  language: 'de',
  path: '/resume',
  head: '<title>T</title>',
  screen: '<h1>$& costs $1</h1>',
  retryLine: '<p>L</p>',
  tail: '<i>T</i>',
};

describe('withPage', () => {
  test('fills language, head, path and screen, dollar signs included', () => {
    expect(withPage(template, page)).toBe(
      '<html lang="de" dir="ltr"><head><title>T</title></head><body><div id="root" data-early-press data-page="/resume"><h1>$& costs $1</h1></div><p>L</p><i>T</i></body></html>',
    );
  });

  test.each([
    ['a style attribute', '<p class="a" style="color:red">', '<p class="a" style='],
    ['a style element', '<style>p{}</style>', '<style'],
    ['a script', '<script>1</script>', '<script'],
  ])('refuses %s', (_, screen, shown) => {
    expect(() => withPage(template, { ...page, screen })).toThrow(
      `The page /resume contains ${shown}…, which its security policy refuses. ` +
        'Use a class or an attribute, or write it from script; keep Suspense out of what is prerendered.',
    );
  });

  test('text that only speaks of styles is no style', () => {
    expect(withPage(template, { ...page, screen: '<p>I write style="" attributes &lt;style&gt;</p>' })).toContain(
      'style=""',
    );
  });

  test('says which mark the template has lost', () => {
    expect(() => withPage('<html lang="en">', page)).toThrow(
      'site/index.html has no <!--head-->, which the build fills. Put it back.',
    );
  });
});
