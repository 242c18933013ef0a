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

test.each(['/me.png', 'me.png'])(
  'the photo %s has its size and alternative text, and adds no preload link',
  async (image) => {
    const elements = selectAll('*', parseDocument(await renderPhoto(image)));
    expect(elements).toMatchObject([
      { name: 'img', attribs: { src: '/me.png', alt: 'Portrait of Ada', width: '128', height: '128' } },
    ]);
  },
);

test.each(['https://elsewhere.example/me.png', '//elsewhere.example/me.png', ''])(
  'a photo at %j is not shown',
  async (image) => {
    expect(await renderPhoto(image)).toBe('');
  },
);
