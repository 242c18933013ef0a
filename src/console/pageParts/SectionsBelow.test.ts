import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { exampleContent } from '../../content/exampleContent.ts';
import { sectionsOf } from '../../content/plain/resumeSections.ts';
import { saidWords } from '../../content/saidWords.ts';
import { SectionsBelow } from './SectionsBelow.tsx';

async function drawn(resume: Parameters<typeof exampleContent>[0]): Promise<string> {
  const sections = sectionsOf(['awards', 'references'], exampleContent(resume));
  const { prelude } = await prerender(createElement(SectionsBelow, { sections, periods: saidWords }));
  return new Response(prelude).text();
}

test('an award without a title has no empty heading', async () => {
  const html = await drawn({ resume: { awards: [{ summary: 'For a map.' }] } });
  expect(html).toContain('For a map.');
  expect(html).not.toContain('<h4');
});

test('a reference that is only a name has no empty quotation', async () => {
  const html = await drawn({ resume: { references: [{ name: 'Lin' }] } });
  expect(html).toContain('Lin');
  expect(html).not.toContain('<blockquote');
});
