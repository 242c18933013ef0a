import { differencesOf, type Run, type Runs } from './differencesOf.ts';
import { caseNames, openPages } from './openPages.ts';
import { readRecord, writeRecord } from './records.ts';

const lanes = 4;
/** The place of new differences until somebody moves them to their reason. */
const open = 'no reason yet';

/**
 * `npm run parity`: records `react-pageflip`, prints what is new, and stores the drop-in's
 * differences with their known reasons. Fails for differences without a reason.
 */
export default async function parity(): Promise<number> {
  const peer = newRecord(readRecord('peer.json'), await runAll('peer'));
  writeRecord('peer.json', peer);
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
  const runs = caseNames.map((name): [string, Run] => {
    const [run = {}, known = {}] = [now[name], before[name]];
    const isSame = Object.keys(known).join() === Object.keys(run).join();
    const changes = isSame ? differencesOf(run, known) : { 'all steps': 'new' };
    for (const [what, words] of Object.entries(changes)) console.log(`${name} / ${what}: ${words}`);
    return [name, Object.keys(changes).length === 0 ? known : run];
  });
  return Object.fromEntries(runs);
}

/** Stores the drop-in's differences. Returns those without a reason. */
function keepReasons(here: Runs, peer: Runs): readonly string[] {
  const before = readRecord('reasons.json');
  const reasons: Record<string, Record<string, readonly [reason: string, words: string]>> = {};
  const unexplained: string[] = [];
  for (const name of caseNames)
    for (const [what, words] of Object.entries(differencesOf(here[name] ?? {}, peer[name] ?? {}))) {
      const reason = before[name]?.[what]?.[0] ?? open;
      reasons[name] = { ...reasons[name], [what]: [reason, words] };
      if (reason === open) unexplained.push(`${name} / ${what}`);
    }
  writeRecord('reasons.json', reasons);
  return unexplained;
}
