// The printed manual has the same text as the booklet on screen.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Booklet } from '../../src/booklet/Booklet.tsx';
import type { Content } from '../../src/resume/Content.ts';
import { VisitProvider } from '../../src/visit/VisitProvider.tsx';
import { long, sparse, typical } from '../../stories/content/fixtures.ts';
import { manualPages } from './manualPages.ts';
import { texts } from './testing/openPdf.ts';
import { playerOne } from './testing/playerOne.ts';

/** The prerendered booklet's text and accessible names, without spaces. */
function onScreen(content: Content): string {
  const markup = renderToStaticMarkup(createElement(VisitProvider, null, createElement(Booklet, { content })));
  const labels = Array.from(markup.matchAll(/aria-label="([^"]*)"/g), ([, label]) => label).join(' ');
  return `${markup.replace(/<[^>]*>/g, ' ')} ${labels}`
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '');
}

describe('the texts of the printed manual', () => {
  test.each(Object.entries({ 'Player One': playerOne, typical }))(
    'are those of the booklet on screen (%s)',
    (_, content) => {
      const { cover, letter, quick, levels, extra, story, notes, back } = manualPages(content);
      const screenText = onScreen(content);
      const pages = [cover, letter, quick, levels, extra, story, notes, back];
      const unprintedKeys = [
        'none',
        'omitted',
        'shortened',
        'alsoOmitted',
        'section',
        'kind',
        'titlePattern',
        'also',
        'url',
        'emailUrl',
        'handleUrl',
        'handleField',
        'siteUrl',
        'badge',
        'picture',
        'photo',
        'sentences',
        'keywords',
        'qr',
        'summary',
        'label',
        'highlights',
      ];
      for (const text of texts(pages, ...unprintedKeys)) expect(screenText).toContain(text.replace(/\s+/g, ''));
    },
  );

  test('are the same for empty pages', () => {
    const { letter, levels, extra, story } = manualPages(sparse);
    const screenText = onScreen(sparse);
    for (const { none } of [letter, levels, extra, story]) expect(screenText).toContain(none.replace(/\s+/g, ''));
  });

  test('count omitted entries in the same words', () => {
    const { levels, extra } = manualPages(long);
    const screenText = onScreen(long);
    for (const counts of [levels.omitted, levels.shortened, extra.omitted])
      expect(counts.slice(1).filter((words) => screenText.includes(words.replace(/\s+/g, '')))).not.toEqual([]);
  });
});
