import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../src/resume/RichText.ts';
import { markdown } from '../publish/markdown.ts';
import { htmlAsMarkdown, htmlAsPlainText, htmlIn } from './htmlText.ts';

test('no tag of a text reaches a reader, whatever it is', () => {
  const piece = fc.constantFrom(...'<b>|</b>|<li>|<a href="x">|<p|>|x| |<!--|-->|<script>|&|amp;'.split('|'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(plainText(markdown(htmlAsMarkdown(pieces.join(''))))).not.toMatch(/<(?:b|li|script|a href="x")>/);
    }),
  );
  expect(htmlIn('Map<Key>, 1 < 2, R&D; x')).toBeUndefined();
});

test('the words stand to be read in however many elements they are', () => {
  for (const count of [90, 3900]) {
    const html = `${'<div>'.repeat(count)}I build <b>houses</b>`;
    expect(plainText(markdown(htmlAsMarkdown(html))).slice(0, 15)).toBe('I build houses');
    expect(htmlAsPlainText(html)).toBe('I build houses');
  }
});

test.each<[string, unknown]>([
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['One.<br>Two.<br/>Three.', 'One.\n\nTwo.\n\nThree.'],
  ['A <b>very</b> <i>good </i>cook', 'A **very** *good* cook'],
  ['I did:<ul><li>One</li><li>Two<br>more</li></ul>', 'I did:\n\n- One\n- Two more'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n1. Two'],
  [
    '<a href="https://a.test/">A</a>, <a href="mailto:a@a.test">B</a>',
    '[A](<https://a.test/>), [B](<mailto:a@a.test>)',
  ],
  ['<a href="javascript:x">A</a> <a>B</a>', 'A B'],
  ['R&amp;D &ndash; caf&eacute;&nbsp;&#39;x&#39;', "R&D – café 'x'"],
  ['A<script>x</script><style>y</style><!-- z -->', 'A'],
  ['<div class="a"><font size=7>One</font></div><table><tr><td>Two</td></tr></table>', 'One\n\nTwo'],
  ['Map<Key, Value> &amp; <https://a.test> 1 < 2', 'Map<Key, Value> & <https://a.test> 1 < 2'],
  ['Map<Key> *a*\nb', 'Map<Key> *a*\nb'],
])('the HTML %j is the Markdown %j', (input, expected) => {
  expect(htmlAsMarkdown(input)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['<p>Research &amp; <b>Development</b></p><p>Ghent</p>', 'Research & Development Ghent'],
])('the HTML %j is the name %j', (input, expected) => {
  expect(htmlAsPlainText(input)).toEqual(expected);
});
