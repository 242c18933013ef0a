// Downloads a résumé. Setup uses the network only if the owner types an address.

import { isRecord } from '../validate/everyValue.ts';
import { decodeText } from './decodeText.ts';
import type { NamedText, Source } from './readSource.ts';
import { largestBytes } from './sourceFile.ts';

const timeoutMs = 20_000;

/**
 * Reads a résumé from an https address: a gist, a file on GitHub, or any other.
 * @throws an error whose message is one sentence for the owner
 */
export async function fetchSource(address: string, fetcher: typeof fetch): Promise<Source> {
  if (!URL.canParse(address)) throw new Error(`Invalid address: ${address}`);
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Error(`${address} does not start with https://. Use the https address.`);
  const gist = url.hostname === 'gist.github.com' ? /\/([0-9a-f]{20,})/i.exec(url.pathname)?.[1] : undefined;
  if (gist) return sourceFromGist(await fetchText(`https://api.github.com/gists/${gist}`, fetcher), address);
  const text = await fetchText(rawAddress(url), fetcher);
  if (/^\s*<(?!\?xml)/.test(text))
    throw new Error(`${address} is a web page. Use the address of the file itself (on GitHub: "Raw").`);
  return { resume: { file: address, text } };
}

/** GitHub serves a page at a file's address, and the file itself from another host. */
function rawAddress({ href }: URL): string {
  return href.replace(/^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//, 'https://raw.githubusercontent.com/$1/');
}

async function fetchText(address: string, fetcher: typeof fetch): Promise<string> {
  const response = await fetcher(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new Error(
      isLate
        ? `${address} did not respond within ${timeoutMs / 1000} seconds. Try again, or download the file and type its path.`
        : `${address} cannot be reached. Download the file and type its path.`,
    );
  });
  if (/^http:/.test(response.url))
    throw new Error(`${address} redirects to ${response.url}, which does not use https.`);
  if (!response.ok)
    throw new Error(`${address} returned HTTP ${response.status}. Check that it is spelled correctly and public.`);
  return decodeText(await limitedBytes(response, address), address);
}

async function limitedBytes({ body }: Response, address: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > largestBytes) throw new Error(`${address} is too large: the limit is ${largestBytes / 1e6} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Picks `resume.json`, or the only file that can be a résumé, and `game.json` if there is one. */
function sourceFromGist(answer: string, address: string): Source {
  const gist: unknown = JSON.parse(answer);
  const files = isRecord(gist) && isRecord(gist.files) ? gist.files : {};
  const candidateFiles = Object.entries(files).flatMap(([name, file]): NamedText[] =>
    isRecord(file) &&
    typeof file.content === 'string' &&
    file.truncated !== true &&
    /\.(?:jsonc?|json5|ya?ml|xml)$/i.test(name)
      ? [{ file: `${address} ${name}`, text: file.content }]
      : [],
  );
  const fileNamed = (name: string) => candidateFiles.find(({ file }) => file === `${address} ${name}`);
  const game = fileNamed('game.json');
  const otherFiles = candidateFiles.filter((file) => file !== game);
  const resume = fileNamed('resume.json') ?? (otherFiles.length === 1 ? otherFiles[0] : undefined);
  if (!resume) throw new Error(`No resume.json found in the gist ${address}.`);
  return { resume, ...(game ? { game } : {}) };
}
