import { dropInDifferences } from '../../stories/flipbook/dropInDifferences.ts';
import { explain, type Reading } from './explain.ts';
import { openFaults } from './openFaults.ts';
import { parityFolder, runParity } from './runParity.ts';
import { serverDifferences } from './serverDifferences.ts';
import { typeDifferences } from './typeDifferences.ts';

/** Runs every case, and reads what differed with the list of differences. */
export async function readRun(): Promise<Reading> {
  const seen = await runParity();
  const types = await typeDifferences(parityFolder);
  return explain([...types, ...(await serverDifferences(parityFolder)), ...seen], dropInDifferences, openFaults);
}
