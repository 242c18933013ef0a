// The approved answers of `react-pageflip` and the drop-in to each step of a user or the app.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './pages/main.tsx';

/** The drop-in's answer and the reason are missing if both flipbooks give the same answer. */
export type Step = readonly [actions: string, pageflipAnswer: string, dropInAnswer?: string, reason?: string];

export type Case = readonly [app: App, ...steps: readonly Step[]];

const file = join(import.meta.dirname, 'answers.json');

export const readCases = (): Readonly<Record<string, Case>> => JSON.parse(readFileSync(file, 'utf8'));

/** A longer case with several steps takes a line per step. */
const maxLineLength = 240;

export function writeCases(cases: Readonly<Record<string, Case>>): void {
  const texts = Object.entries(cases).map(([name, [app, ...steps]]) => {
    const parts = [app, ...steps].map((part) => JSON.stringify(part));
    const isLong = steps.length > 1 && name.length + parts.join(', ').length > maxLineLength;
    return `${JSON.stringify(name)}: [${parts.join(isLong ? ',\n  ' : ', ')}]`;
  });
  writeFileSync(file, `{\n${texts.join(',\n')}\n}\n`);
}

/** Whether two answers differ by at most 2 px in each length, which looks the same. */
export function isSame(answer: string, otherAnswer: string): boolean {
  const [words, otherWords] = [answer.split(' '), otherAnswer.split(' ')];
  const isClose = (word: string, otherWord = '') =>
    word === otherWord || (/px,?$/.test(word) && Math.abs(Number.parseFloat(word) - Number.parseFloat(otherWord)) <= 2);
  return words.length === otherWords.length && words.every((word, index) => isClose(word, otherWords[index]));
}
