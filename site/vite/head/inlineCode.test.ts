import { expect, test } from 'vitest';
import { inlineElement } from './inlineCode.ts';

test.each(['a</style>', 'a</SCRIPT>', '<!-- a'])('%s is rejected, because it would end the element', (text) => {
  expect(() => inlineElement('style', text)).toThrow('An inline style contains "</" or "<!--"');
});
