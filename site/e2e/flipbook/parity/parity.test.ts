// Compares the drop-in with recorded behavior of react-pageflip: the same apps and the same mouse,
// touch and key input. After an intended change, or a new version of the peer: `npm run parity`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Differences, differencesOf } from './differencesOf.ts';
import { caseNames, openPages } from './openPages.ts';
import { readRecord, reasonNames } from './records.ts';

const peer = readRecord('peer.json');
const reasons = readRecord('reasons.json');
let pages: Awaited<ReturnType<typeof openPages>>;

beforeAll(async () => {
  pages = await openPages('here');
});
afterAll(() => pages.close());

test.concurrent.each(caseNames)('%s', async (name) => {
  const intended = Object.entries(reasons[name] ?? {}).map(([what, [, words]]) => [what, words]);
  const differences = differencesOf(await pages.run(name), peer[name] ?? {});
  expect(withoutTimes(differences)).toEqual(withoutTimes(Object.fromEntries(intended)));
});

const notRun: Readonly<Record<string, string>> = {
  '`loading="lazy"` on pictures': 'With the peer, it depends on the time of the first paint, so no two runs agree.',
  'server rendering': 'The runs have no server. consumer.test.ts renders the packed drop-in on one.',
  'one finger in a pinch-zoomed window': 'The runs do not pinch-zoom.',
  'an open `dialog` or `[popover]` on a page': 'No project of the runs has one.',
  'a press on a scroll bar in a page': 'The runs hide scroll bars, because their width depends on the machine.',
};

test('each difference has a listed reason, and each listed reason is observed unless a run cannot show it', () => {
  const recordedReasons = Object.values(reasons).flatMap((ofCase) => Object.values(ofCase).map(([reason]) => reason));
  expect([...new Set(recordedReasons), ...Object.keys(notRun)].toSorted()).toEqual(reasonNames.toSorted());
});

test('the recordings have exactly the existing cases', () => {
  expect(Object.keys(peer)).toEqual(caseNames);
  expect(caseNames).toEqual(expect.arrayContaining(Object.keys(reasons)));
});

/** Times never repeat exactly, so a time counts as different, whatever its value. */
function withoutTimes(differences: Differences): Differences {
  return Object.fromEntries(
    Object.entries(differences).map(([what, words]) => [what, what.endsWith('> time') ? 'another' : words]),
  );
}
