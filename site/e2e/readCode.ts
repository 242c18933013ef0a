import jsQR from 'jsqr';
import type { PrintedSheet } from './printedManual.ts';

/** As a phone does, which sees a code larger and smaller: at one size in many the reader takes a letter for a corner of it. */
const codeDotsPerInch = [100, 150];

/** What the QR code on a sheet says. */
export async function readCode(sheet: PrintedSheet): Promise<string | undefined> {
  for (const dots of codeDotsPerInch) {
    const { data, width, height } = await sheet.draw(dots);
    const code = jsQR(data, width, height);
    if (code) return code.data;
  }
  return undefined;
}
