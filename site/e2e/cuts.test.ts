// Cuts of the résumé: unlisted pages that work without scripts, and anonymous ones that name nobody.
import { readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import { linksOf } from '../documents/testing/compiledPdf.ts';
import { documentText, unspaced } from '../documents/testing/pdfText.ts';
import { openPdf } from '../import/index.ts';
import { builtFolder, builtText, filesIn, pageFiles } from './builtPages.ts';
import { visitors } from './visitor.ts';

const { translated: site } = inject('sites');
const visit = visitors();

const bytesOf = (file: string) => readFileSync(builtFolder('translated', file));

const addressesIn = (part: Locator) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const foldersOf = (name: string, language = '') => [`${language}resume/${name}`, `${language}resume-files/${name}`];

const cuts = [...foldersOf('product'), ...foldersOf('agency'), ...foldersOf('agentur', 'de/')];

test.each([
  ['resume/product', 'Mia Brandt', 'mia-brandt-resume'],
  ['resume/agency', 'Front-end developer', 'resume'],
  ['de/resume/agentur', 'Frontend-Entwicklerin', 'resume'],
])('the cut /%s works without scripts, and has its own documents', async (path, heading, file) => {
  const { page, messages, requests } = await visit({ at: `${site}/${path}`, javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  expect(requests.filter((url) => /\.js$/.test(url))).toEqual([]);
  expect(messages).toEqual([]);
  const addresses = await addressesIn(page.getByRole('contentinfo').or(page.locator('footer')));
  const folder = `/portfolio/${path.replace('resume/', 'resume-files/')}`;
  expect(addresses.slice(0, 2)).toEqual([`${folder}/${file}.pdf`, `${folder}/${file}.docx`]);
  for (const address of addresses) expect((await fetch(new URL(address ?? '', site))).status).toBe(200);
  expect((await fetch(`${site}/${path}/`)).status).toBe(200);
  const pdf = await fetch(new URL(addresses[0] ?? '', site));
  expect(pdf.headers.get('x-robots-tag')).toBe('noindex');
});

test('a cut and its PDF omit hidden entries, and the PDF has the cut’s own summary', async () => {
  const pdf = await openPdf(bytesOf('resume-files/product/mia-brandt-resume.pdf'));
  for (const text of [await documentText(pdf), builtText('translated', 'resume/product.html')]) {
    expect(text).not.toMatch(/Elm Street Press|Inkwell/);
    expect(text).toMatch(/Harbour Maps[\s\S]*Tidetable/);
  }
  expect(unspaced(await documentText(pdf))).toContain(unspaced('I build products, says Mia Brandt.'));
});

test('a cut and its documents link only to its own documents, the licenses and external addresses', async () => {
  const { page } = await visit({ at: `${site}/resume/product`, javaScriptEnabled: false });
  const addresses = await addressesIn(page.locator('body'));
  const pdf = await linksOf(await openPdf(bytesOf('resume-files/product/mia-brandt-resume.pdf')));
  const word = unzipSync(bytesOf('resume-files/product/mia-brandt-resume.docx'));
  const relations = strFromU8(word['word/_rels/document.xml.rels'] ?? new Uint8Array());
  const externalAddresses = /^(?:mailto:|https:\/\/(?:linkedin|github)\.example\/)/;
  expect(addresses.filter((address) => !externalAddresses.test(address ?? ''))).toEqual([
    '/portfolio/resume-files/product/mia-brandt-resume.pdf',
    '/portfolio/resume-files/product/mia-brandt-resume.docx',
    '/portfolio/licenses.txt',
  ]);
  const documentLinks = [...pdf, ...Array.from(relations.matchAll(/Target="(\w+:[^"]*)"/g), ([, url = '']) => url)];
  expect(documentLinks.length).toBeGreaterThan(4);
  expect(documentLinks.filter((address) => !externalAddresses.test(address))).toEqual([]);
});

test('pages have no names from the sample career of Player One, and documents have their owner’s name', async () => {
  const files = pageFiles('translated').map((file) => builtText('translated', file));
  const names = ['Player One', 'player.one', 'Northwind', 'Tilekit', 'Front-end Ranger'];
  expect(names.filter((name) => files.some((text) => text.includes(name)))).toEqual([]);
  // Each document has a fixed address and a personal one.
  const documents = readdirSync(builtFolder('translated', 'pdf'));
  expect(documents).toHaveLength(10);
  for (const document of documents) {
    const text = await documentText(await openPdf(bytesOf(`pdf/${document}`)));
    expect(text.replace(/\s/g, ''), document).toContain('Brandt');
    expect(text).not.toContain('Player One');
  }
});

test('no file outside the cuts names a cut', () => {
  const files = filesIn('translated').filter((file) => !cuts.some((folder) => file.startsWith(folder)));
  expect(files.length).toBeGreaterThan(80);
  const filesWithCuts = files.filter((file) =>
    /resume(-files)?\/(product|agency|agentur)/.test(bytesOf(file).toString('latin1')),
  );
  expect(filesWithCuts).toEqual([]);
});

test.each([
  ['', 'agency'],
  ['de/', 'agentur'],
])('the anonymous cut %s%s names neither the owner nor an employer', async (language, name) => {
  const names = /\bmia\b|brandt|harbour maps|elm street|github|linkedin|mia\.example/i;
  const folder = `${language}resume-files/${name}`;
  expect(readdirSync(builtFolder('translated', folder)).toSorted()).toEqual(['resume.docx', 'resume.pdf']);
  expect(builtText('translated', `${language}resume/${name}.html`)).not.toMatch(names);
  const pdfBytes = bytesOf(`${folder}/resume.pdf`);
  expect(pdfBytes.toString('latin1')).not.toMatch(/brandt|elm street/i);
  const pdf = await openPdf(pdfBytes);
  expect(await documentText(pdf)).not.toMatch(names);
  expect(JSON.stringify(await pdf.getMetadata())).not.toMatch(names);
  for (const [part, bytes] of Object.entries(unzipSync(bytesOf(`${folder}/resume.docx`))))
    expect(strFromU8(bytes), part).not.toMatch(names);
});
