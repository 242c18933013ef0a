// What is kept of both books: the peer's answers, and in what the drop-in differs on purpose.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Differences } from './differencesOf.ts';
import type { Runs } from './Observation.ts';

const peerFile = join(import.meta.dirname, 'peer.json');
const reasonsFile = resolve(import.meta.dirname, '../../../../stories/flipbook/dropInRun.json');

/** What differs, by the id of its reason in the list of differences, and by case. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, Differences>>>>;

/** The peer's answers. */
export const readPeer = (): Runs => JSON.parse(readFileSync(peerFile, 'utf8'));

/** A step a line. */
export function writePeer(runs: Runs): void {
  const cases = Object.keys(runs)
    .sort()
    .map((name) => {
      const steps = Object.entries(runs[name] ?? {});
      const lines = steps.map(([step, seen]) => `    ${JSON.stringify(step)}: ${JSON.stringify(seen)}`);
      return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
    });
  writeFileSync(peerFile, `{\n${cases.join(',\n')}\n}\n`);
}

export const readReasons = (): Reasons => JSON.parse(readFileSync(reasonsFile, 'utf8'));

export const writeReasons = (reasons: Reasons): void =>
  writeFileSync(reasonsFile, `${JSON.stringify(reasons, null, 2)}\n`);
