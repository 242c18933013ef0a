import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ContentContext } from '../../app/contentContext.ts';
import { playerOne as owner } from '../../documents/testing/playerOne.ts';
import { Photo } from './Photo.tsx';

async function renderPhoto(image: string): Promise<string> {
  const content = { ...owner, resume: { basics: { name: 'Ada', image } } };
  const { prelude } = await prerender(createElement(ContentContext, { value: content }, createElement(Photo)));
  return new Response(prelude).text();
}

test('a photo of the site’s own has its size and says whose it is', async () => {
  for (const image of ['/me.png', 'me.png']) {
    const [photo, ...otherElements] = selectAll('*', parseDocument(await renderPhoto(image)));
    expect(otherElements).toEqual([]);
    expect(photo).toMatchObject({
      name: 'img',
      attribs: { src: '/me.png', alt: 'Portrait of Ada', width: '128', height: '128' },
    });
  }
});

test('a photo brings no preload along, which would stand before the page in its root', async () => {
  expect(await renderPhoto('me.png')).not.toContain('<link');
});

test.each(['https://elsewhere.example/me.png', '//elsewhere.example/me.png', ''])('%j is not shown', async (image) => {
  expect(await renderPhoto(image)).toBe('');
});
