import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../src/resume/RichText.ts';
import { htmlAsMarkdown, htmlAsPlainText, htmlIn } from '../../import/text/htmlText.ts';
import { markdown } from './markdown.ts';

test('htmlAsMarkdown removes HTML tags from any text, and htmlIn takes no other < for a tag', () => {
  const piece = fc.constantFrom(...'<b>|</b>|<li>|<a href="x">|<p|>|x| |<!--|-->|<script>|&|amp;'.split('|'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(plainText(markdown(htmlAsMarkdown(pieces.join(''))))).not.toMatch(/<(?:b|li|script|a href="x")>/);
    }),
  );
  expect(htmlIn('Map<Key>, 1 < 2, R&D; x')).toBeUndefined();
});

test('the words of deeply nested HTML elements stay', () => {
  for (const count of [90, 3900]) {
    const html = `${'<div>'.repeat(count)}I build <b>houses</b>`;
    expect(plainText(markdown(htmlAsMarkdown(html))).slice(0, 15)).toBe('I build houses');
    expect(htmlAsPlainText(html)).toBe('I build houses');
  }
});
