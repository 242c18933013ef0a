import { expect, test } from 'vitest';
import { hashSource, inlineElement } from './inlineCode.ts';

test('the hash is that of a security policy', () => {
  // The example of the specification, "Content Security Policy Level 3", 8.3.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('stands in its element as it is: a parser reads no entities there', () => {
  expect(inlineElement('style', 'a>b{content:"&"}')).toBe('<style>a>b{content:"&"}</style>');
});

test.each(['a</style>', 'a</SCRIPT>', '<!-- a'])('%s is refused, since it would end the element', (text) => {
  expect(() => inlineElement('style', text)).toThrow('An inline style contains "</" or "<!--"');
});
