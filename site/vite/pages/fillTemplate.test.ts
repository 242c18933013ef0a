import { expect, test } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

const template = '<html lang="en"><!--head--><div id="root"><!--screen--></div><!--retry-banner--><!--tail--></html>';
const page = { language: 'de', path: '/resume', head: '', screen: '', retryBanner: '', tail: '' };

test('fillTemplate keeps dollar signs and text that looks like style markup', () => {
  const screen = '<p>$& costs $1, style="" and &lt;style&gt; nothing</p>';
  expect(fillTemplate(template, { ...page, screen })).toContain(`data-page="/resume">${screen}</div>`);
});

test.each(['<p class="a" style="color:red">', '<style>p{}</style>', '<script>1</script>'])(
  'fillTemplate rejects %s',
  (screen) => {
    expect(() => fillTemplate(template, { ...page, screen })).toThrow('which its security policy refuses');
  },
);
