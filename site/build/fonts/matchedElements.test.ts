import { describe, expect, test } from 'vitest';
import { htmlDocument } from './htmlDocument.ts';
import { matchedElements } from './matchedElements.ts';

const page = htmlDocument('<html><body><p id="a" class="x"><i id="b"></i></p><p id="c"></p></body></html>');
const found = (selector: string) => {
  const { elements, always } = matchedElements(selector, page);
  return `${elements.map(({ attribs }) => attribs.id).join('')} ${always ? 'always' : 'perhaps'}`;
};

describe('a selector matches', () => {
  test.each([
    ['p', 'ac always'],
    ['.x > i, :is(#c)', 'bc always'],
    ['p:first-child', 'a always'],
    ['p:has(> i)', 'a always'],
    ['.y', ' always'],
    ['p:hover', 'ac perhaps'],
    [':hover > i', 'b perhaps'],
    ['p :hover', 'b perhaps'],
    ['p::before', 'ac perhaps'],
    ['p:first-letter', 'ac perhaps'],
    ['p:not(.x)', 'ac perhaps'],
    ['p:is(.x:focus, .y)', 'a perhaps'],
    ['p:has(:focus > i, :checked)', 'a perhaps'],
  ])('%s: %s', (selector, elements) => {
    expect(found(selector)).toBe(elements);
  });
});
