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
  const preferencesAt = text.lastIndexOf(preferences);
  const tableAt = text.lastIndexOf('\nxref\n');
  const markAt = text.lastIndexOf(tableMark);
  const statedOffset = Number(/^\d+/.exec(text.slice(markAt + tableMark.length))?.[0]);
  if (
    preferencesAt === -1 ||
    tableAt === -1 ||
    statedOffset !== tableAt + 1 ||
    text.indexOf('endobj', preferencesAt) > tableAt ||
    text.slice(preferencesAt, tableAt).includes(' obj')
  )
    throw new Error('Unexpected structure of a foldable sheet from Typst. See site/documents/printAtActualSize.ts.');
  const entry = '\n    /PrintScaling /None';
  const insertAt = preferencesAt + preferences.length;
  return Buffer.from(
    `${text.slice(0, insertAt)}${entry}${text.slice(insertAt, markAt)}${tableMark}${statedOffset + entry.length}\n%%EOF`,
    'latin1',
  );
}
