import { expect, test } from 'vitest';
import type { Difference } from './Difference.ts';
import { type Explanation, explain } from './explain.ts';

const difference: Difference = { case: 'clicks', step: 'right page', what: 'events', here: 'flip 2', before: 'none' };
const told = 'clicks / right page, events: "flip 2", before "none"';

test.each<[string, Explanation[], Explanation[], string, string[]]>([
  ['an entry that names its case', [{ id: 'a', seen: ['clicks'] }], [], 'a', []],
  ['an entry that names what differs, too', [{ id: 'a', seen: ['clicks > events'] }], [], 'a', []],
  ['an entry that names the step as well', [{ id: 'a', seen: ['clicks / right page > events'] }], [], 'a', []],
  [
    'an entry about its case before one about all, which must then be seen elsewhere',
    [
      { id: 'a', seen: ['* > events'] },
      { id: 'b', seen: ['clicks'] },
    ],
    [],
    'b',
    ['a was not seen in * > events'],
  ],
  ['an open fault', [], [{ id: 'b', seen: ['* > events'] }], 'b', []],
  [
    'an entry before a fault, which must then be seen elsewhere',
    [{ id: 'a', seen: ['clicks'] }],
    [{ id: 'b', seen: ['* > events'] }],
    'a',
    ['b was not seen in * > events'],
  ],
  ['no entry', [{ id: 'a' }], [], 'nothing', [`Nothing explains ${told}`]],
  [
    'an entry about something else',
    [{ id: 'a', seen: ['clicks > focus'] }],
    [],
    'nothing',
    [`Nothing explains ${told}`, 'a was not seen in clicks > focus'],
  ],
  [
    'two entries',
    [
      { id: 'a', seen: ['clicks'] },
      { id: 'b', seen: ['clicks > events'] },
    ],
    [],
    'a',
    [`a and b explain ${told}`],
  ],
])('a difference is explained by %s', (_, entries, faults, entry, problems) => {
  expect(explain([difference], entries, faults)).toEqual({ explained: [{ ...difference, entry }], problems });
});
