import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtBase } from '../../../site/build/builtBase.ts';
import { hostAnswer } from '../../../site/build/hostAnswer.ts';
import { headersFile, hostHeaders } from '../../../site/build/hostHeaders.ts';
import type { Served } from '../../site/serve.ts';

/** The kinds of file that a site has. Pictures, fonts and PDFs are compressed by themselves. */
const types: Readonly<Record<string, { type: string; compressed: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', compressed: true },
  '.css': { type: 'text/css; charset=utf-8', compressed: true },
  '.js': { type: 'text/javascript; charset=utf-8', compressed: true },
  '.json': { type: 'application/json', compressed: true },
  '.webmanifest': { type: 'application/manifest+json', compressed: true },
  '.svg': { type: 'image/svg+xml', compressed: true },
  '.txt': { type: 'text/plain; charset=utf-8', compressed: true },
  '.xml': { type: 'application/xml', compressed: true },
  '.woff2': { type: 'font/woff2', compressed: false },
  '.png': { type: 'image/png', compressed: false },
  '.ico': { type: 'image/x-icon', compressed: false },
  '.pdf': { type: 'application/pdf', compressed: false },
};

/** As hosts have it for what has no rule in `_headers`: kept, and asked about each time. */
const askEachTime = 'public, max-age=0, must-revalidate';

/** What is sent for a file; made before anything is asked for, so that no answer waits for its compression. */
interface Answer {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

const nothing: Answer = { body: Buffer.alloc(0), headers: {} };

/**
 * Serves a built site on this machine as a host on the internet does: HTTP/1.1 on lasting connections, compressed, with the
 * headers of the folder's own `_headers`. So two builds are each served as they ask to be.
 *
 * @param folder of the built site
 * @param port 0 for any that is free
 */
export async function serveCompressed(folder: string, port: number): Promise<Served> {
  const base = builtBase(folder) ?? '/';
  const answers = fileAnswers(folder);
  const headersOf = hostHeaders(answers.get(headersFile)?.body.toString() ?? '');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const found = hostAnswer(path, base, (file) => answers.has(file));
    if (found.kind === 'redirect') return response.writeHead(301, { Location: found.path }).end();
    const { body, headers } = answers.get(found.kind === 'file' ? found.file : '404.html') ?? nothing;
    const all = { 'Cache-Control': askEachTime, ...headersOf(path), ...headers };
    if (found.kind === 'file' && request.headers['if-none-match'] === headers.ETag) {
      return response.writeHead(304, all).end();
    }
    return response.writeHead(found.kind === 'file' ? 200 : 404, { ...all, 'Content-Length': body.length }).end(body);
  });
  // A load takes longer than Node's five seconds, and a connection that was closed meanwhile would be a second one.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has started, but has no port.');
  return {
    address: `http://127.0.0.1:${address.port}${base}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer for each file of the folder, by its path in it. */
function fileAnswers(folder: string): ReadonlyMap<string, Answer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(folder, file), fileAnswer(file)]));
}

function fileAnswer(path: string): Answer {
  const { type = 'application/octet-stream', compressed = false } = types[extname(path)] ?? {};
  const plain = readFileSync(path);
  const body = compressed ? gzipSync(plain, { level: 9 }) : plain;
  const ETag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers = {
    'Content-Type': type,
    ETag,
    ...(compressed && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
  };
  return { body, headers };
}
