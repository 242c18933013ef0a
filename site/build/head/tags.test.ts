import { expect, test } from 'vitest';
import { escapeHtml } from './tags.ts';

test.each([
  ['<b title="x">&amp;</b>', '&lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;'],
  ['<<', '&lt;&lt;'],
  ["it's plain", "it's plain"],
  ['', ''],
])('%j stands in HTML as %j', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
