import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../../site/serve.ts';
import { serveCompressed } from './serveCompressed.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'book.html': '<h1>Book</h1>',
  '404.html': '<h1>Lost</h1>',
  'assets/a.woff2': 'letters',
  _headers: "/*\n  Content-Security-Policy: default-src 'none'\n/assets/*\n  Cache-Control: public, immutable\n",
};
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let folder: string;
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  served = await serveCompressed(folder, 0);
});
afterAll(async () => {
  agent.destroy();
  await served.stop();
  rmSync(folder, { recursive: true });
});

/** Asks for a path; the port of this end tells connections apart. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const [answer, port] = await new Promise<[IncomingMessage, number | undefined]>((resolve, reject) => {
    get(new URL(path, served.address), { agent, headers }, (got) => resolve([got, got.socket.localPort])).on(
      'error',
      reject,
    );
  });
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, version: answer.httpVersion, body, port };
}

describe('serveCompressed', () => {
  test.each([
    ['', '<h1>Home</h1>', 200],
    ['book', '<h1>Book</h1>', 200],
    ['nowhere', '<h1>Lost</h1>', 404],
  ])('sends /%s by gzip', async (path, text, status) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status, version: '1.1', headers: { 'content-encoding': 'gzip' } });
    expect(gunzipSync(answer.body).toString()).toBe(text);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  test('sends a font as it is', async () => {
    const answer = await ask('assets/a.woff2');
    expect(answer.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': 'public, immutable' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('letters');
  });

  test("sends the folder's own headers, and has a page asked about each time", async () => {
    expect((await ask('book')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  test('does not send a page again that is known', async () => {
    const { etag = '' } = (await ask('book')).headers;
    const again = await ask('book', { 'If-None-Match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('keeps a connection', async () => {
    const first = await ask('');
    expect((await ask('book')).port).toBe(first.port);
  });
});
