import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from './webDriver.ts';

describe('a command to a driver', () => {
  // Answers what is sent to it, an error for `/wrong`; of `/silent` it never answers, of `/half` not to the end.
  const driver = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(request.url === '/wrong' ? 400 : 200);
    if (request.url === '/half') return void response.write('{"value":');
    request
      .setEncoding('utf8')
      .toArray()
      .then((sent) => response.end(`{"value":${sent.join('') || '"nothing"'}}`));
  });
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => driver.listen(0, '127.0.0.1', resolve));
    // A server that listens by a port has an address of this shape.
    address = `http://127.0.0.1:${(driver.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    driver.closeAllConnections();
    driver.close();
  });

  test('resolves to what the driver answers', async () => {
    expect(await command('POST', `${address}/url`, { body: { url: 'a' } })).toEqual({ url: 'a' });
    expect(await command('GET', `${address}/window`)).toBe('nothing');
  });

  test('fails in the words of the driver', async () => {
    await expect(command('GET', `${address}/wrong`)).rejects.toThrow('GET /wrong: "nothing"');
  });

  test.each(['silent', 'half'])(
    'that is not answered says which it was, and how long it was given: %s',
    async (path) => {
      await expect(command('POST', `${address}/${path}`, { limitMs: 50 })).rejects.toThrow(
        `POST /${path}: no answer from the driver in 0.05 s.`,
      );
    },
  );
});
