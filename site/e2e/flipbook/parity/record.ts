import { type Case, isSame, readCases, type Step, writeCases } from './answers.ts';
import { type Flipbook, openApps } from './openApps.ts';

const parallelRuns = 4;
/** The reason of a new difference until somebody writes the right one. */
const noReason = 'no reason yet';

/** `npm run parity`: records all answers, for review. Fails if a difference has no reason. */
export default async function parity(): Promise<number> {
  const before = readCases();
  const [pageflipRun, dropInRun] = [await runAll('react-pageflip', before), await runAll('drop-in', before)];
  const cases = Object.entries(before).map(([name, [app, ...steps]]): [string, Case] => {
    const newSteps = steps.map(([actions, lastPageflip, lastDropIn = lastPageflip, reason = noReason], at): Step => {
      const pageflipAnswer = withoutRounding(pageflipRun[name]?.[at], lastPageflip);
      const dropInAnswer = withoutRounding(dropInRun[name]?.[at], lastDropIn);
      const isDifferent = !isSame(pageflipAnswer, dropInAnswer);
      return isDifferent ? [actions, pageflipAnswer, dropInAnswer, reason] : [actions, pageflipAnswer];
    });
    return [name, [app, ...newSteps]];
  });
  writeCases(Object.fromEntries(cases));
  const unexplained = cases.filter(([, [, ...steps]]) => steps.some(([, , , reason]) => reason === noReason));
  for (const [name] of unexplained) console.error(`In answers.json, name a reason from react-pageflip.md: ${name}`);
  return unexplained.length > 0 ? 1 : 0;
}

async function runAll(book: Flipbook, cases: Readonly<Record<string, Case>>) {
  const apps = await openApps(book);
  const answers = new Map<string, readonly string[]>();
  const pendingCases = Object.entries(cases);
  const runCases = async (): Promise<void> => {
    for (let next = pendingCases.shift(); next; next = pendingCases.shift())
      answers.set(next[0], await apps.run(next[1]));
  };
  await Promise.all(Array.from({ length: parallelRuns }, runCases));
  await apps.close();
  return Object.fromEntries(answers);
}

/** Keeps the recorded answer if the new one differs only by rounding. */
const withoutRounding = (answer = '', last = ''): string => (isSame(answer, last) ? last : answer);
