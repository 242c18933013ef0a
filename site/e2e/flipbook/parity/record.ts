import { differencesOf, type Run, type Runs } from './differencesOf.ts';
import { caseNames, openPages } from './openPages.ts';
import { readPeer, readReasons, reasonNames, writePeer, writeReasons } from './records.ts';

/** The number of cases at a time. */
const lanes = 4;
/** The place of new differences until somebody moves them to their reason. */
const open = 'no reason yet';

/**
 * `npm run parity`: records `react-pageflip`, prints what is new, and stores the drop-in's
 * differences with their known reasons. Fails for differences without a reason.
 */
export default async function parity(): Promise<number> {
  const peer = newRecord(readPeer(), await runAll('peer'));
  writePeer(peer);
  const unexplained = keepReasons(await runAll('here'), peer);
  for (const what of unexplained)
    console.error(`In site/e2e/flipbook/parity/reasons.json, give it a reason of react-pageflip.md: ${what}`);
  return unexplained.length > 0 ? 1 : 0;
}

async function runAll(book: 'here' | 'peer'): Promise<Runs> {
  const pages = await openPages(book);
  const runs = new Map<string, Run>();
  const waiting = [...caseNames];
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) runs.set(name, await pages.run(name));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await pages.close();
  return Object.fromEntries(runs);
}

/** The answers. A case without new answers stays as recorded, to the millisecond. */
function newRecord(before: Runs, now: Runs): Runs {
  const runs = Object.entries(now).map(([name, run]): [string, Run] => {
    const knownReasons = before[name];
    const isSame = knownReasons && Object.keys(knownReasons).join() === Object.keys(run).join();
    const changes = isSame ? differencesOf(run, knownReasons) : { 'all steps': 'new' };
    for (const [what, words] of Object.entries(changes)) console.log(`${name} / ${what}: ${words}`);
    return [name, knownReasons && Object.keys(changes).length === 0 ? knownReasons : run];
  });
  return Object.fromEntries(runs);
}

/** Prints differences without a reason. */
function keepReasons(here: Runs, peer: Runs): readonly string[] {
  const before = readReasons();
  const ids = [...reasonNames, open];
  const reasonsById = new Map(ids.map((id) => [id, new Map<string, Record<string, string>>()]));
  for (const name of caseNames) {
    for (const [what, words] of Object.entries(differencesOf(here[name] ?? {}, peer[name] ?? {}))) {
      const id = ids.find((one) => before[one]?.[name]?.[what] !== undefined) ?? open;
      const ofReason = reasonsById.get(id);
      ofReason?.set(name, { ...ofReason.get(name), [what]: words });
    }
  }
  const reportedCases = [...reasonsById].filter(([, ofReason]) => ofReason.size > 0);
  writeReasons(Object.fromEntries(reportedCases.map(([id, ofReason]) => [id, Object.fromEntries(ofReason)])));
  return [...(reasonsById.get(open) ?? [])].flatMap(([name, ofCase]) =>
    Object.keys(ofCase).map((what) => `${name} / ${what}`),
  );
}
