// The headers of a Word document's pages. Mammoth reads only the body, so each header becomes the body of a document.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const [body, bodyLinks] = ['word/document.xml', 'word/_rels/document.xml.rels'];

/** The headers as documents of their own, with the links and the styles of the file. */
export function pageHeaders(bytes: Uint8Array): readonly Uint8Array[] {
  const files = unzipSync(bytes, { filter: ({ name }) => !name.includes('/media/') });
  return Object.entries(files).flatMap(([path, content]) => {
    const [, name = ''] = /^word\/(header\d*\.xml)$/.exec(path) ?? [];
    const [, attributes = '', paragraphs = ''] = /<w:hdr\b([^>]*)>([\s\S]*)<\/w:hdr>/.exec(strFromU8(content)) ?? [];
    if (!name || !paragraphs) return [];
    const document = strToU8(`<w:document${attributes}><w:body>${paragraphs}</w:body></w:document>`);
    const { [bodyLinks]: _, [`word/_rels/${name}.rels`]: links, ...others } = files;
    return [zipSync({ ...others, [body]: document, ...(links && { [bodyLinks]: links }) }, { level: 0 })];
  });
}
