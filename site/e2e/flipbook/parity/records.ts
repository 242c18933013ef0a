// The records of both flipbooks: the peer's answers, and the drop-in's intended differences.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runs } from './differencesOf.ts';

const list = readFileSync(join(import.meta.dirname, '../../../../src/flipbook/react-pageflip.md'), 'utf8');

/** The intended differences in the package's list: the first cell of each row. */
export const reasonNames: readonly string[] = Array.from(
  list.slice(list.indexOf('## Intentional differences')).matchAll(/^\| (?!what |---)(.+?) \|/gm),
  ([, what = '']) => what,
);

/** For each case and difference: its reason in that list, and what the drop-in shows. */
type Reasons = Readonly<Record<string, Readonly<Record<string, readonly [reason: string, words: string]>>>>;

interface Records {
  /** The peer's answers. */
  readonly 'peer.json': Runs;
  readonly 'reasons.json': Reasons;
}

const pathOf = (file: keyof Records): string => join(import.meta.dirname, file);

export const readRecord = <File extends keyof Records>(file: File): Records[File] =>
  JSON.parse(readFileSync(pathOf(file), 'utf8'));

/** One step or difference per line. */
export function writeRecord<File extends keyof Records>(file: File, record: Records[File]): void {
  const cases = Object.entries(record).map(([name, entries]) => {
    const lines = Object.entries(entries).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(pathOf(file), `{\n${cases.join(',\n')}\n}\n`);
}
