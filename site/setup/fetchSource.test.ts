import { expect, it, test } from 'vitest';
import { largestBytes } from '../build/content/sourceFile.ts';
import { fetchSource } from './fetchSource.ts';

/** A network that answers each address with one text, and remembers what was asked. */
function network(answers: Readonly<Record<string, string | Response | Error>>) {
  const requestedUrls: string[] = [];
  const fetcher: typeof fetch = async (address) => {
    requestedUrls.push(String(address));
    const answer = answers[String(address)] ?? new Response('', { status: 404 });
    if (answer instanceof Error) throw answer;
    return typeof answer === 'string' ? new Response(answer) : answer;
  };
  return { asked: requestedUrls, fetcher };
}

const resume = '{"basics":{"name":"Ada"}}';
const gistId = '0123456789abcdef0123456789abcdef';
const gistApi = `https://api.github.com/gists/${gistId}`;
const gist = (files: object) => JSON.stringify({ files });

test.each([
  ['any address', 'https://ada.example/resume.json', 'https://ada.example/resume.json'],
  [
    'a file’s page on GitHub',
    'https://github.com/ada/cv/blob/main/resume.json',
    'https://raw.githubusercontent.com/ada/cv/main/resume.json',
  ],
])('reads %s', async (_, address, requestedUrls) => {
  const { fetcher } = network({ [requestedUrls]: resume });
  expect(await fetchSource(address, fetcher)).toEqual({ resume: { file: address, text: resume } });
});

it('reads a gist, with the game beside the résumé', async () => {
  const address = `https://gist.github.com/ada/${gistId}`;
  const files = { 'notes.md': { content: '#' }, 'resume.json': { content: resume }, 'game.json': { content: '{}' } };
  const { fetcher, asked: requestedUrls } = network({ [gistApi]: gist(files) });
  expect(await fetchSource(address, fetcher)).toEqual({
    resume: { file: `${address} resume.json`, text: resume },
    game: { file: `${address} game.json`, text: '{}' },
  });
  expect(requestedUrls).toEqual([gistApi]);
});

it('takes the only JSON of a gist for the résumé', async () => {
  const { fetcher } = network({ [gistApi]: gist({ 'cv.json': { content: resume } }) });
  expect((await fetchSource(`https://gist.github.com/${gistId}`, fetcher)).resume).toMatchObject({ text: resume });
});

it('goes nowhere that is not encrypted', async () => {
  const redirected = Object.defineProperty(new Response(resume), 'url', { value: 'http://a.example/resume.json' });
  const { fetcher } = network({ 'https://a.example/': redirected });
  await expect(fetchSource('https://a.example/', fetcher)).rejects.toThrow('which is not encrypted');
});

const slow = Object.assign(new Error('late'), { name: 'TimeoutError' });
test.each([
  ['an address without encryption', 'http://ada.example/', {}, 'Take its https address.'],
  ['no address', 'https://', {}, 'https:// is not a web address.'],
  ['a file that is not there', 'https://a.example/', {}, 'answers with 404. Is it public'],
  [
    'a host that is not there',
    'https://a.example/',
    { 'https://a.example/': new Error('ENOTFOUND') },
    'cannot be reached',
  ],
  ['a host that does not answer', 'https://a.example/', { 'https://a.example/': slow }, 'has not answered in 20 s'],
  ['a web page', 'https://a.example/', { 'https://a.example/': '\n<!doctype html>' }, 'answers with a web page'],
  [
    'bytes that are no text',
    'https://a.example/',
    { 'https://a.example/': new Response(new Uint8Array([255, 254, 0])) },
    'Save it as UTF-8.',
  ],
  [
    'a file without end',
    'https://a.example/',
    { 'https://a.example/': 'x'.repeat(largestBytes + 1) },
    'is larger than 1 MB',
  ],
  [
    'a gist without a résumé',
    `https://gist.github.com/a/${gistId}`,
    { [gistApi]: gist({ 'a.md': { content: '' } }) },
    'has no resume.json',
  ],
])('says what is wrong with %s', async (_, address, answers, expectedMessage) => {
  await expect(fetchSource(address, network(answers).fetcher)).rejects.toThrow(expectedMessage);
});
