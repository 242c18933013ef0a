import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sparse, typical } from '../../stories/content/fixtures.ts';
import type { Content } from '../resume/Content.ts';
import { manualView } from '../resume/manual/manualView.ts';
import { bookletPages } from './bookletPages.tsx';

/** The pages' text and accessible names, without spaces. */
function onScreen(content: Content): string {
  const markup = renderToStaticMarkup(createElement('div', null, bookletPages({ content, company: '' })));
  const labels = Array.from(markup.matchAll(/aria-label="([^"]*)"/g), ([, label]) => label).join(' ');
  return `${markup.replace(/<[^>]*>/g, ' ')} ${labels}`
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '');
}

/** Keys of templates, of messages for other owners, and of what is no text. */
const unshownKeys =
  /^(none|omitted|shortened|alsoOmitted|.*[uU]rl|picture|kind|.*Date|initials|codeLabel|copyright|number)$/;

function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (unshownKeys.test(key) ? [] : texts(item)));
}

test('the pages show every text of the manual', () => {
  const view = manualView(typical, '');
  const title = view.cover.title.replace('{name}', view.cover.name);
  const minorSections = view.extra.minorSections.map(({ heading, text }) => ({ heading, text }));
  const facts = view.quick.facts.map(({ label, text }) => ({ label, text }));
  const all = {
    ...view,
    cover: { ...view.cover, title },
    quick: { ...view.quick, facts },
    extra: { ...view.extra, minorSections },
  };
  const screenText = onScreen(typical);
  for (const text of texts(all)) expect(screenText).toContain(text.replace(/\s+/g, ''));
});

test('empty pages say why', () => {
  const { letter, levels, extra, story } = manualView(sparse, '');
  const screenText = onScreen(sparse);
  for (const { none } of [letter, levels, extra, story]) expect(screenText).toContain(none.replace(/\s+/g, ''));
});
