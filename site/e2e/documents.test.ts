import { expect, inject, test } from 'vitest';
import { linksOf } from '../documents/testing/compiledPdf.ts';
import { openPdf } from '../documents/testing/openPdf.ts';

const sites = inject('sites');

async function served(address: string) {
  return openPdf(new Uint8Array(await (await fetch(address)).arrayBuffer()));
}

test('the documents say the address at which the site is', async () => {
  expect(await linksOf(await served(`${sites.root}/pdf/manual.pdf`))).toContain('https://example.com/');
  const links = await linksOf(await served(`${sites.subPath}/pdf/foldable-manual.pdf`));
  expect(links).toContain('https://example.org/some/repo/');
});

test('the manual on screen says the same address', async () => {
  const html = await (await fetch(`${sites.subPath}/flipbook`)).text();
  expect(html).toContain('href="https://example.org/some/repo/"');
  expect(html).toContain('example.org/some/repo<');
});
