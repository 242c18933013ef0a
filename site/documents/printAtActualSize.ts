/** The catalogue, which Typst writes last of all objects; what is put into it moves nothing but the table after it. */
const preferences = '/ViewerPreferences <<';
const tableMark = 'startxref\n';

/**
 * Asks the program that prints a PDF for its actual size: a sheet that is scaled folds into pages of unequal size. Typst
 * has no setting for it (0.14).
 *
 * @throws when the file is not as Typst writes it
 */
export function printAtActualSize(pdf: Buffer): Buffer {
  // Latin 1 is one byte a character, so that places in the text are places in the file.
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
    throw new Error('A foldable sheet is not written as expected: see site/documents/printAtActualSize.ts.');
  const wish = '\n    /PrintScaling /None';
  const into = at + preferences.length;
  return Buffer.from(
    `${text.slice(0, into)}${wish}${text.slice(into, mark)}${tableMark}${stated + wish.length}\n%%EOF`,
    'latin1',
  );
}
