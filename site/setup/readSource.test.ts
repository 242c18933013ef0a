import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { NodeCompiler } from '../documents/testing/typst.ts';
import { maxContentBytes } from '../import/index.ts';
import { fetchSource, readSource, unreadable } from './readSource.ts';

/** A fake `fetch` that records the requested addresses. Unlisted addresses return 404. */
function network(answers: Readonly<Record<string, string | Response | Error>>) {
  const requestedUrls: string[] = [];
  const fetcher: typeof fetch = async (address) => {
    requestedUrls.push(String(address));
    const answer = answers[String(address)] ?? new Response('', { status: 404 });
    if (answer instanceof Error) throw answer;
    return typeof answer === 'string' ? new Response(answer) : answer;
  };
  return { requestedUrls, fetcher };
}

const resume = '{"basics":{"name":"Ada"}}';
const gistId = '0123456789abcdef0123456789abcdef';
const gistApi = `https://api.github.com/gists/${gistId}`;
const gist = (files: object) => JSON.stringify({ files });

test.each([
  ['an https address', 'https://ada.example/resume.json', 'https://ada.example/resume.json'],
  [
    'a file’s page on GitHub',
    'https://github.com/ada/cv/blob/main/resume.json',
    'https://raw.githubusercontent.com/ada/cv/main/resume.json',
  ],
])('fetchSource reads %s', async (_, address, requestedUrl) => {
  const { fetcher } = network({ [requestedUrl]: resume });
  expect(await fetchSource(address, fetcher)).toEqual({ resume: { file: address, text: resume } });
});

it('fetchSource reads resume.json and game.json from a gist', async () => {
  const address = `https://gist.github.com/ada/${gistId}`;
  const files = { 'notes.md': { content: '#' }, 'resume.json': { content: resume }, 'game.json': { content: '{}' } };
  const { fetcher, requestedUrls } = network({ [gistApi]: gist(files) });
  expect(await fetchSource(address, fetcher)).toEqual({
    resume: { file: `${address} resume.json`, text: resume },
    game: { file: `${address} game.json`, text: '{}' },
  });
  expect(requestedUrls).toEqual([gistApi]);
});

it('fetchSource reads the only JSON file of a gist as the résumé', async () => {
  const { fetcher } = network({ [gistApi]: gist({ 'cv.json': { content: resume } }) });
  expect((await fetchSource(`https://gist.github.com/${gistId}`, fetcher)).resume).toMatchObject({ text: resume });
});

it('fetchSource rejects a redirect to http', async () => {
  const redirected = Object.defineProperty(new Response(resume), 'url', { value: 'http://a.example/resume.json' });
  const { fetcher } = network({ 'https://a.example/': redirected });
  await expect(fetchSource('https://a.example/', fetcher)).rejects.toThrow('which does not use https');
});

const endlessBody = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(maxContentBytes)) });
const timeoutError = Object.assign(new Error('late'), { name: 'TimeoutError' });
test.each([
  ['an http address', 'http://ada.example/', {}, 'Use the https address.'],
  ['an invalid address', 'https://', {}, 'Invalid address: https://'],
  ['a missing file', 'https://a.example/', {}, 'returned HTTP 404. Check that it is spelled'],
  ['an unknown host', 'https://a.example/', { 'https://a.example/': new Error('ENOTFOUND') }, 'cannot be reached'],
  [
    'a host that does not answer',
    'https://a.example/',
    { 'https://a.example/': timeoutError },
    'did not respond within 20 seconds',
  ],
  ['a web page', 'https://a.example/', { 'https://a.example/': '\n<!doctype html>' }, 'is a web page'],
  [
    'a file that is not text',
    'https://a.example/',
    { 'https://a.example/': new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47])) },
    'is a picture (PNG), not text.',
  ],
  ['an endless file', 'https://a.example/', { 'https://a.example/': new Response(endlessBody) }, 'the limit is 1 MB'],
  [
    'a gist without a résumé',
    `https://gist.github.com/a/${gistId}`,
    { [gistApi]: gist({ 'a.md': { content: '' } }) },
    'No resume.json found in the gist',
  ],
])('fetchSource explains what is wrong with %s', async (_, address, answers, expectedMessage) => {
  await expect(fetchSource(address, network(answers).fetcher)).rejects.toThrow(expectedMessage);
});

test('readSource rejects a damaged PDF and says why', async () => {
  const file = join(temporaryFolder(), 'cv.pdf');
  writeFileSync(file, '%PDF-1.7');
  await expect(readSource(file, network({}).fetcher)).rejects.toThrow('cv.pdf cannot be opened (Invalid PDF structure');
});

test('a bug in the import is not blamed on the file', () => {
  const { message } = unreadable('cv.pdf', 'pdf', new SyntaxError('Invalid regular expression.'));
  expect(message).toContain('cv.pdf may be fine, but the import failed to read it (Invalid regular expression).');
});

test('readSource reads an unpacked LinkedIn export from its folder', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'Positions.csv'), 'Company Name,Title\nOak,Joiner\n');
  writeFileSync(join(folder, 'notes.txt'), 'Hello');
  const { resume: source } = await readSource(folder, network({}).fetcher);
  expect('bytes' in source ? Object.keys(unzipSync(source.bytes)) : []).toEqual(['Positions.csv']);
});

test.each([
  ['reads a Europass CV instead of the page text', 'Candidate', { text: '<Candidate />' }],
  ['ignores an invoice', 'Invoice', { lines: [expect.objectContaining({ text: 'Ada Example' })] }],
])('readSource, for XML attached to a PDF: %s', async (_, root, expected) => {
  const file = typstPdf(`#pdf.attach("cv.xml", bytes("<${root} />"))\nAda Example`);
  expect((await readSource(file, fetch)).resume).toMatchObject(expected);
});

test('readSource refuses a PDF of more than 100 pages instead of reading a part of it', async () => {
  const file = typstPdf('Ada Example #range(100).map(_ => pagebreak()).join() The end');
  await expect(readSource(file, fetch)).rejects.toThrow('It has 101 pages; the limit is 100');
});

function typstPdf(mainFileContent: string): string {
  const compiler = NodeCompiler.create();
  const { result } = compiler.compile({ mainFileContent });
  if (!result) throw new Error('The document does not compile.');
  const file = join(temporaryFolder(), 'cv.pdf');
  writeFileSync(file, compiler.pdf(result));
  return file;
}
