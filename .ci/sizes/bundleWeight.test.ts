import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleWeight } from './bundleWeight.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weight-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, code: string): string {
  writeFileSync(join(folder, file), code);
  return join(folder, file);
}

describe('bundleWeight', () => {
  test('weighs a script with all that it imports, and its style sheet', async () => {
    write('part.js', 'export const part = "a page, a leaf, a spread, a fold";');
    write('book.css', '.book { color: red; }');
    const entry = write(
      'book.js',
      'import "./book.css"; import { part } from "./part.js"; export const book = [part];',
    );
    const alone = write('alone.js', 'export const book = [];');
    const [{ script, sheet }, least] = [await bundleWeight(entry), await bundleWeight(alone)];
    expect(script).toBeGreaterThan(least.script);
    expect(sheet).toBeGreaterThan(0);
    expect(least.sheet).toBe(0);
  });

  test('leaves out what is for development alone', async () => {
    write('advice.js', 'export const advice = "what differs from another book, and what to do about it";');
    const install = 'try { if (process.env.NODE_ENV !== "production") said = advice; } catch {}';
    const entry = write('book.js', `import { advice } from "./advice.js"; export let said; ${install}`);
    const alone = write('alone.js', 'export let said;');
    expect(await bundleWeight(entry)).toEqual(await bundleWeight(alone));
  });

  test('refuses what would load a part of itself later', async () => {
    write('later.js', 'export const later = "a pointer";');
    const entry = write('book.js', 'export const book = () => import("./later.js");');
    await expect(bundleWeight(entry)).rejects.toThrow(/book\.js should be one script and is 2: .*later/);
  });
});
