/** Start of an entry in the catalog, the last object that Typst writes: only `xref` follows it. */
const preferences = '/ViewerPreferences <<';
const tableMark = 'startxref\n';

/**
 * Tells print dialogs to use the PDF's actual size, since a scaled sheet folds into unequal pages.
 * Typst 0.14 has no setting for it.
 * @throws when the file is not as Typst writes it
 */
export function printAtActualSize(pdf: Buffer): Buffer {
  // Latin-1 maps one byte to one character, so string indexes are file offsets.
  const text = pdf.toString('latin1');
  const at = text.lastIndexOf(preferences);
  const table = text.lastIndexOf('\nxref\n');
  const mark = text.lastIndexOf(tableMark);
  const stated = Number(/^\d+/.exec(text.slice(mark + tableMark.length))?.[0]);
  if (
    at === -1 ||
    table === -1 ||
    stated !== table + 1 ||
    text.indexOf('endobj', at) > table ||
    text.slice(at, table).includes(' obj')
  )
    throw new Error('Unexpected structure of a foldable sheet from Typst. See site/documents/printAtActualSize.ts.');
  const entry = '\n    /PrintScaling /None';
  const insertAt = at + preferences.length;
  return Buffer.from(
    `${text.slice(0, insertAt)}${entry}${text.slice(insertAt, mark)}${tableMark}${stated + entry.length}\n%%EOF`,
    'latin1',
  );
}
