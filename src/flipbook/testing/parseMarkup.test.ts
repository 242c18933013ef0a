import { expect, test } from 'vitest';
import { descendantsOf, parseMarkup } from './parseMarkup.ts';

test('elements lie in one another, with their attributes and texts', () => {
  const [list] = parseMarkup('<ul class="a b" hidden=""><li>one<br/></li><li><b>two</b></li></ul>').children;
  expect(list).toMatchObject({ name: 'ul', attributes: { class: 'a b', hidden: '' }, text: 'onetwo' });
  expect(list && descendantsOf(list).map(({ name, text }) => `${name} ${text}`)).toEqual([
    'li one',
    'br ',
    'li two',
    'b two',
  ]);
});

test.each([['<p>not closed'], ['<p><b></p></b>'], ['<p class=bare></p>'], ['a < b'], ['</p>']])(
  '%s is refused',
  (markup) => {
    expect(() => parseMarkup(markup)).toThrow();
  },
);
