import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/**
 * Replaces the times and random link names that the docx library writes, so that builds are
 * reproducible.
 * @param asOf the date of the build
 */
export function reproducibleDocx(file: Buffer, asOf: string): Buffer {
  const buildDate = new Date(asOf).toISOString();
  const names = new Map<string, string>();
  const withStableValues = (text: string) =>
    text
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, buildDate)
      .replace(
        /rId[a-z0-9_-]{21}/g,
        (name) => names.get(name) ?? names.set(name, `link${names.size}`).get(name) ?? name,
      );
  // The document comes first, because it has the links in reading order.
  const entries = Object.entries(unzipSync(file)).sort(
    ([a], [b]) => Number(b === 'word/document.xml') - Number(a === 'word/document.xml'),
  );
  const texts = entries.map(([name, bytes]) => [name, strToU8(withStableValues(strFromU8(bytes)))] as const);
  return Buffer.from(zipSync(Object.fromEntries(texts), { mtime: new Date(1980, 0, 1) }));
}
