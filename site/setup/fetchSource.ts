// The one time that anything is asked of a network: when an owner names an address.
import { isRecord } from '../../src/content/check/everyValue.ts';
import { largestBytes } from '../build/content/sourceFile.ts';
import { decodeText } from './decodeText.ts';
import type { NamedText, Source } from './readSource.ts';

/** How long an answer may take. */
const timeoutMs = 20_000;

/** Reads a résumé from an https address: a gist's, one of a file on GitHub, any. @throws in one sentence */
export async function fetchSource(address: string, fetcher: typeof fetch): Promise<Source> {
  if (!URL.canParse(address)) throw new Error(`${address} is not a web address.`);
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Error(`${address} does not begin with https://. Take its https address.`);
  const gist = url.hostname === 'gist.github.com' ? /\/([0-9a-f]{20,})/i.exec(url.pathname)?.[1] : undefined;
  if (gist) return sourceFromGist(await fetchText(`https://api.github.com/gists/${gist}`, fetcher), address);
  const text = await fetchText(rawAddress(url), fetcher);
  if (/^\s*<(?!\?xml)/.test(text))
    throw new Error(`${address} answers with a web page. Take the address of the file itself ("Raw").`);
  return { resume: { file: address, text } };
}

/** GitHub shows a file on a page; the file itself is elsewhere. */
function rawAddress({ href }: URL): string {
  return href.replace(/^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//, 'https://raw.githubusercontent.com/$1/');
}

async function fetchText(address: string, fetcher: typeof fetch): Promise<string> {
  const response = await fetcher(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new Error(
      isLate
        ? `${address} has not answered in ${timeoutMs / 1000} s. Try again, or save the file and name that.`
        : `${address} cannot be reached. Save the file, and name that.`,
    );
  });
  if (/^http:/.test(response.url)) throw new Error(`${address} leads to ${response.url}, which is not encrypted.`);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}. Is it public, and written rightly?`);
  return decodeText(await limitedBytes(response, address), address);
}

async function limitedBytes({ body }: Response, address: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > largestBytes)
      throw new Error(`${address} is larger than ${largestBytes / 1e6} MB, which no résumé is.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A gist may hold many files: `resume.json`, else the only one that may be a résumé; and `game.json` beside it. */
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
  if (!resume) throw new Error(`The gist ${address} has no resume.json.`);
  return { resume, ...(game ? { game } : {}) };
}
