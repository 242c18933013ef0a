import type { IncomingMessage } from 'node:http';

/** The path of a request as it was sent, percent signs and all. Never read as an address: `//` is none. */
export function requestPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/[?#].*/s, '');
}
