// A PDF of one A4 page, written by hand: a catalogue, a page tree, a page, a font every reader has, and the words.

const pageWidthPt = 595;
const pageHeightPt = 842;
const marginPt = 72;

/**
 * One page that says so, for a document that is still to be made. A file that opens is better than a dead link.
 *
 * @param lines each in ISO 8859-1, short enough for one line
 */
export function placeholderPdf(lines: readonly string[]): Buffer {
  const words = lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ');
  const drawing = `BT /F1 14 Tf 22 TL ${marginPt} ${pageHeightPt - marginPt} Td ${words} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidthPt} ${pageHeightPt}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Latin 1 is one byte a character, so that the lengths counted above are lengths in bytes.
  return Buffer.from(file + end, 'latin1');
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, '\\$&');
}
