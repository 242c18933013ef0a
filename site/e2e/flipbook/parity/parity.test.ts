// Compares the drop-in with recorded behavior of react-pageflip: the same apps and the same mouse,
// touch and key input. After an intended change, or a new version of react-pageflip: `npm run parity`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import list from '../../../../src/flipbook/react-pageflip.md?raw';
import { isSame, readCases } from './answers.ts';
import { openApps } from './openApps.ts';

const cases = Object.entries(readCases());
let apps: Awaited<ReturnType<typeof openApps>>;

beforeAll(async () => {
  apps = await openApps('drop-in');
});
afterAll(() => apps.close());

test.concurrent.each(cases)('%s', async (_, recorded) => {
  const answers = await apps.run(recorded);
  const [, ...steps] = recorded;
  const expected = steps.map(([, pageflipAnswer, dropInAnswer = pageflipAnswer]) => dropInAnswer);
  const withoutRounding = answers.map((answer, index) =>
    isSame(answer, expected[index] ?? '') ? expected[index] : answer,
  );
  expect(withoutRounding).toEqual(expected);
});

/** Differences that no run shows, with the reason. */
const untestedDifferences: Readonly<Record<string, string>> = {
  '`loading="lazy"` on pictures': 'In react-pageflip, it depends on the time of the first paint, so no two runs agree.',
  'server rendering': 'The runs have no server. consumer.test.ts renders the packed drop-in on one.',
  'one finger in a pinch-zoomed window': 'The runs do not pinch-zoom.',
  'an open `dialog` or `[popover]` on a page': 'No app of the runs has one.',
  'a turn back with one page open': 'The runs compare events, not pictures.',
  'a canvas, map or signature that captures the pointer or has `touch-action: none`': 'No app of the runs has one.',
  'a press on a scroll bar in a page': 'The runs hide scroll bars, because their width depends on the machine.',
};

test('react-pageflip.md lists the differences that the runs show, and those that no run shows', () => {
  const rows = list.slice(list.indexOf('## Intentional differences')).matchAll(/^\| (?!what |---)(.+?) \|/gm);
  const listedDifferences = Array.from(rows, ([, difference = '']) => difference);
  const reasons = cases.flatMap(([, [, ...steps]]) =>
    steps.flatMap(([, , dropInAnswer, reason]) => (dropInAnswer === undefined ? [] : [reason])),
  );
  expect([...new Set(reasons), ...Object.keys(untestedDifferences)].toSorted()).toEqual(listedDifferences.toSorted());
});
