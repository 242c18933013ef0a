// Tells the links that are not the owner's pages: pictures, maps and the addresses of documents.
import type { TextLine } from '../../read/TextLine.ts';

/** Services that add a page's own address to its export. Only a label makes that address a contact. */
export const documentHost = /^https?:\/\/(?:[\w-]+\.)*(?:notion\.(?:so|site)|(?:docs|drive)\.google\.com)\//i;

/** Whether an address is that of a picture, such as a badge with a count of visitors. */
export const isImage = ({ hostname, pathname }: URL): boolean => imageHost.test(hostname) || imageFile.test(pathname);
const imageHost =
  /(?:^|\.)(?:shields\.io|badgen\.net|badge\.fury\.io|komarev\.com|skillicons\.dev|.*(?:badge|readme-stats).*)$/;
const imageFile = /\.(?:svg|png|jpe?g|gif|webp)$/i;

const map = /^https?:\/\/(?:maps\.|(?:www\.)?(?:google\.[a-z.]+|goo\.gl|bing\.com)\/maps|www\.openstreetmap\.org)/;

/** Drops links to maps, which are not the owner's pages: "[Ghent](https://maps.example)". */
export function withoutMaps(line: TextLine): TextLine {
  const isKept = (_: string, index: number) => !map.test(line.links[index] ?? '');
  const { links, linkTexts } = line;
  return { ...line, links: links.filter(isKept), ...(linkTexts && { linkTexts: linkTexts.filter(isKept) }) };
}

/** An address without its scheme, for comparisons. */
export const addressKey = (url: string): string => url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '');
