import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { baseMessages } from '../../resume/messages/baseMessages.ts';
import { sectionsOf } from '../../resume/sections/resumeSections.ts';
import { exampleContent } from '../../resume/testing/exampleContent.ts';
import { SectionsBelow } from './SectionsBelow.tsx';

async function renderSections(resume: Parameters<typeof exampleContent>[0]): Promise<string> {
  const sections = sectionsOf(['awards', 'references'], exampleContent(resume));
  const { prelude } = await prerender(createElement(SectionsBelow, { sections, periods: baseMessages }));
  return new Response(prelude).text();
}

test('an award without a title has no empty heading', async () => {
  const html = await renderSections({ resume: { awards: [{ summary: 'For a map.' }] } });
  expect(html).toContain('For a map.');
  expect(html).not.toContain('<h4');
});

test('a reference that is only a name has no empty quotation', async () => {
  const html = await renderSections({ resume: { references: [{ name: 'Lin' }] } });
  expect(html).toContain('Lin');
  expect(html).not.toContain('<blockquote');
});
