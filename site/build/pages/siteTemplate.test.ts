import { expect, test } from 'vitest';
import { siteTemplate } from './siteTemplate.ts';

const script = '    <script type="module" crossorigin src="/assets/index-1.js"></script>\n';
const style = '    <link rel="stylesheet" crossorigin href="/assets/index-2.css">\n';

test('takes out the tags of the script and the style sheets, and nothing else', () => {
  const icon = '    <link rel="icon" href="/a.ico">\n';
  expect(siteTemplate(`<head>\n${icon}${script}${style}</head>`)).toEqual({
    html: `<head>\n${icon}</head>`,
    script: '/assets/index-1.js',
    styles: ['/assets/index-2.css'],
  });
});

test.each([
  ['script', style],
  ['style sheet', script],
])('says so when there is no %s', (what, html) => {
  expect(() => siteTemplate(html)).toThrow(`The built index.html has no ${what}. See siteTemplate.ts`);
});
