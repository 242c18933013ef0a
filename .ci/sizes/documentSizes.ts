import { gzipSync } from 'node:zlib';

/** How large a page's document is, gzip bytes: as it is sent, and without the styles that come in it. */
export function documentSizes(html: string): { document: number; markup: number } {
  return { document: compressed(html), markup: compressed(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')) };
}

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
