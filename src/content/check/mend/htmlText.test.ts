import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../RichText.ts';
import { markdown } from '../markdown.ts';
import { htmlAsMarkdown, htmlAsWords, htmlIn } from './htmlText.ts';

test.each([
  ['paragraphs', '<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['line breaks', 'One.<br>Two.<br/>Three.', 'One.\n\nTwo.\n\nThree.'],
  ['emphasis', 'A <b>very</b> <i>good </i>cook', 'A **very** *good* cook'],
  ['lists', 'I did:<ul><li>One</li><li>Two<br>more</li></ul>', 'I did:\n\n- One\n- Two more'],
  ['numbered lists', '<ol><li>One</li><li>Two</li></ol>', '1. One\n1. Two'],
  [
    'links',
    '<a href="https://a.test/">A</a>, <a href="mailto:a@a.test">B</a>',
    '[A](<https://a.test/>), [B](<mailto:a@a.test>)',
  ],
  ['no other links', '<a href="javascript:x">A</a> <a>B</a>', 'A B'],
  ['entities', 'R&amp;D &ndash; caf&eacute;&nbsp;&#39;x&#39;', "R&D – café 'x'"],
  ['nothing of scripts and comments', 'A<script>x</script><style>y</style><!-- z -->', 'A'],
  [
    'words of the rest',
    '<div class="a"><font size=7>One</font></div><table><tr><td>Two</td></tr></table>',
    'One\n\nTwo',
  ],
  ['what is no HTML', 'Map<Key, Value> &amp; <https://a.test> 1 < 2', 'Map<Key, Value> & <https://a.test> 1 < 2'],
  ['a text without any', 'Map<Key> *a*\nb', 'Map<Key> *a*\nb'],
])('HTML in a text becomes Markdown: %s', (_, html, text) => {
  expect(htmlAsMarkdown(html)).toBe(text);
});

test('in a name only the words stay, on one line', () => {
  expect(htmlAsWords('<p>Research &amp; <b>Development</b></p><p>Ghent</p>')).toBe('Research & Development Ghent');
});

test('no tag of a text reaches a reader, whatever it is', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</b>',
    '<li>',
    '<a href="x">',
    '<p',
    '>',
    'x',
    ' ',
    '<!--',
    '-->',
    '<script>',
    '&',
    'amp;',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(plainText(markdown(htmlAsMarkdown(pieces.join(''))))).not.toMatch(/<(?:b|li|script|a href="x")>/);
    }),
  );
  expect(htmlIn('Map<Key>, 1 < 2, R&D; x')).toBeUndefined();
});
