import { expect, test } from 'vitest';
import { sparse } from '../../stories/content/fixtures.ts';
import { openPdf } from '../import/index.ts';
import { printAtActualSize } from './printAtActualSize.ts';
import { compiledPdf } from './testing/compiledPdf.ts';

test('printAtActualSize requests the actual size and keeps every offset in the file correct', async () => {
  const before = compiledPdf(sparse, 'pdf/resume.pdf');
  const after = printAtActualSize(before);
  expect(await (await openPdf(after)).getViewerPreferences()).toMatchObject({ PrintScaling: 'None' });
  const text = after.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF$/.exec(text)?.[1]);
  expect(text.slice(table, table + 5)).toBe('xref\n');
  const offsets = Array.from(text.slice(table).matchAll(/^(\d{10}) 00000 n\s/gm), ([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(10);
  for (const offset of offsets) expect(text.slice(offset)).toMatch(/^\d+ 0 obj\n/);
});

test('printAtActualSize throws for a file with an unexpected structure', () => {
  expect(() => printAtActualSize(Buffer.from('%PDF-1.7\n…'))).toThrow('Unexpected structure');
});
