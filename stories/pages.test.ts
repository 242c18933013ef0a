// What each page says, in order, from its heading on. How it looks is in the stories.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AllPages as ManualPages } from './booklet/AllPages.tsx';
import { AllPages as ConsolePages, consoleParts } from './console/pages/AllPages.tsx';
import { typical } from './content/fixtures.ts';
import { readOut } from './play/readOut.ts';

await consoleParts.load();

test.each<[string, ReactElement]>([
  ['console', createElement(ConsolePages, { content: typical, company: 'Acme Inc' })],
  ['booklet', createElement(ManualPages, { content: typical })],
])('the pages of the %s are read out as they always were', async (room, pages) => {
  await expect(readOut(renderToStaticMarkup(pages))).toMatchFileSnapshot(`${room}/pages/allPages.txt`);
});
