import { describe, expect, test } from 'vitest';
import { placeholderPdf } from './placeholderPdf.ts';

describe('placeholderPdf', () => {
  const file = placeholderPdf(['Read the résumé (plain) at https://example.com/resume']).toString('latin1');

  test('is a PDF of one page', () => {
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(file.endsWith('%%EOF\n')).toBe(true);
  });

  test('every offset in its table points at the object it names', () => {
    const offsets = Array.from(file.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    for (const [index, offset] of offsets.entries()) {
      expect(file.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    }
    const tableAt = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(tableAt).startsWith('xref')).toBe(true);
  });

  test('the words keep their letters, and brackets do not end them', () => {
    expect(file).toContain('(Read the résumé \\(plain\\) at https://example.com/resume) Tj');
  });
});
