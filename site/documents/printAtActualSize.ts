/** Start of an entry in the catalog, the last object that Typst writes: only `xref` follows it. */
const preferences = '/ViewerPreferences <<';
const tableMark = 'startxref\n';

/**
 * Makes print dialogs use the PDF's actual size, because a scaled sheet folds into unequal pages.
 * Typst 0.14 has no setting for it.
 * @throws if the file does not have Typst's structure
 */
export function printAtActualSize(pdf: Buffer): Buffer {
  // Latin-1 maps one byte to one character, so string indexes are file offsets.
  const text = pdf.toString('latin1');
  const preferencesIndex = text.lastIndexOf(preferences);
  const tableIndex = text.lastIndexOf('\nxref\n');
  const markIndex = text.lastIndexOf(tableMark);
  const statedOffset = Number(/^\d+/.exec(text.slice(markIndex + tableMark.length))?.[0]);
  if (
    preferencesIndex === -1 ||
    tableIndex === -1 ||
    statedOffset !== tableIndex + 1 ||
    text.indexOf('endobj', preferencesIndex) > tableIndex ||
    text.slice(preferencesIndex, tableIndex).includes(' obj')
  )
    throw new Error('Unexpected structure of a foldable sheet from Typst. See site/documents/printAtActualSize.ts.');
  const entry = '\n    /PrintScaling /None';
  const entryIndex = preferencesIndex + preferences.length;
  return Buffer.from(
    `${text.slice(0, entryIndex)}${entry}${text.slice(entryIndex, markIndex)}${tableMark}${statedOffset + entry.length}\n%%EOF`,
    'latin1',
  );
}
