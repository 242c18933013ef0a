import { type Case, isSame, readCases, type Step, writeCases } from './answers.ts';
import { openApps } from './openApps.ts';

const parallelRuns = 4;
/** The reason of a new difference until somebody writes the right one. */
const noReason = 'no reason yet';

/**
 * `npm run parity`: records the answers of `react-pageflip` and of the drop-in, for review
 * with `git diff`. Fails for differences without a reason.
 */
export default async function parity(): Promise<number> {
  const before = readCases();
  const [peer, here] = [await runAll('peer', before), await runAll('here', before)];
  const cases = Object.entries(before).map(([name, [app, ...steps]]): [string, Case] => {
    const newSteps = steps.map(([actions, knownPeer, knownHere = knownPeer, reason = noReason], at): Step => {
      const newPeer = withoutRounding(peer[name]?.[at], knownPeer);
      const newHere = withoutRounding(here[name]?.[at], knownHere);
      return isSame(newPeer, newHere) ? [actions, newPeer] : [actions, newPeer, newHere, reason];
    });
    return [name, [app, ...newSteps]];
  });
  writeCases(Object.fromEntries(cases));
  const unexplained = cases.filter(([, [, ...steps]]) => steps.some(([, , , reason]) => reason === noReason));
  for (const [name] of unexplained) console.error(`In answers.json, name a reason from react-pageflip.md: ${name}`);
  return unexplained.length > 0 ? 1 : 0;
}

async function runAll(book: 'here' | 'peer', cases: Readonly<Record<string, Case>>) {
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
const withoutRounding = (answer = '', known = ''): string => (isSame(answer, known) ? known : answer);
