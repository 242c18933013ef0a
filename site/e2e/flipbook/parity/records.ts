// The records of both flipbooks: the peer's answers, and the drop-in's intended differences.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Differences, Runs } from './differencesOf.ts';

const peerFile = join(import.meta.dirname, 'peer.json');
const reasonsFile = join(import.meta.dirname, 'reasons.json');

const list = readFileSync(join(import.meta.dirname, '../../../../src/flipbook/react-pageflip.md'), 'utf8');

/** The intended differences in the package's list: the first cell of each row. */
export const reasonNames: readonly string[] = Array.from(
  list.slice(list.indexOf('## Intentional differences')).matchAll(/^\| (?!what |---)(.+?) \|/gm),
  ([, what = '']) => what,
);

/** The differences by reason in that list, and by case. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, Differences>>>>;

/** The peer's answers. */
export const readPeer = (): Runs => JSON.parse(readFileSync(peerFile, 'utf8'));

/** One step per line. */
export function writePeer(runs: Runs): void {
  const cases = Object.keys(runs)
    .sort()
    .map((name) => {
      const steps = Object.entries(runs[name] ?? {});
      const lines = steps.map(([step, observed]) => `    ${JSON.stringify(step)}: ${JSON.stringify(observed)}`);
      return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
    });
  writeFileSync(peerFile, `{\n${cases.join(',\n')}\n}\n`);
}

export const readReasons = (): Reasons => JSON.parse(readFileSync(reasonsFile, 'utf8'));

export const writeReasons = (reasons: Reasons): void =>
  writeFileSync(reasonsFile, `${JSON.stringify(reasons, null, 2)}\n`);
