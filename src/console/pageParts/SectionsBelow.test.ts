import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { baseMessages } from '../../resume/messages/baseMessages.ts';
import { sectionsOf } from '../../resume/sections/resumeSections.ts';
import { exampleContent } from '../../resume/testing/exampleContent.ts';
import { SectionsBelow } from './SectionsBelow.tsx';

function renderSections(resume: Parameters<typeof exampleContent>[0]): string {
  const sections = sectionsOf(['awards', 'references'], exampleContent(resume));
  return renderToStaticMarkup(createElement(SectionsBelow, { sections, periods: baseMessages }));
}

test('an award without a title has no empty heading', () => {
  const html = renderSections({ resume: { awards: [{ summary: 'For a map.' }] } });
  expect(html).toContain('For a map.');
  expect(html).not.toContain('<h4');
});

test('a reference that is only a name has no empty quotation', () => {
  const html = renderSections({ resume: { references: [{ name: 'Lin' }] } });
  expect(html).toContain('Lin');
  expect(html).not.toContain('<blockquote');
});
