import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestFirst } from './newestFirst.ts';

type Dated = { startDate?: string; endDate?: string };

const date = fc.oneof(
  fc.integer({ min: 1990, max: 2030 }).map(String),
  fc
    .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
);
const entry: fc.Arbitrary<Dated> = fc.record({ startDate: date, endDate: date }, { requiredKeys: [] });
const entries = fc.array(entry, { maxLength: 12 });

const lasts = ({ startDate, endDate }: Dated) => startDate !== undefined && endDate === undefined;
const isUndated = ({ startDate, endDate }: Dated) => startDate === undefined && endDate === undefined;

describe('entries by date', () => {
  test.each<[claim: string, listed: Dated[], ordered: number[]]>([
    ['the newest first, though the file has it last', [{ endDate: '2010' }, { endDate: '2015' }], [1, 0]],
    ['what lasts before what ended', [{ startDate: '2010', endDate: '2024' }, { startDate: '2001' }], [1, 0]],
    ['of two that last, the later start', [{ startDate: '2010' }, { startDate: '2020' }], [1, 0]],
    [
      'of two with one end, the later start',
      [
        { startDate: '2010', endDate: '2012-05' },
        { startDate: '2011', endDate: '2012-05' },
      ],
      [1, 0],
    ],
    ['undated ones last', [{}, { endDate: '1970' }], [1, 0]],
    ['as listed, where nothing tells them apart', [{ endDate: '2012' }, { endDate: '2012' }, {}, {}], [0, 1, 2, 3]],
  ])('%s', (_, listed, ordered) => {
    expect(newestFirst(listed)).toEqual(ordered.map((place) => listed[place]));
    expect(newestFirst(listed).map((one) => listed.indexOf(one))).toEqual(ordered);
  });

  test('nothing is lost, and the file’s order of equals is kept', () => {
    fc.assert(
      fc.property(entries, (listed) => {
        const ordered = newestFirst(listed);
        expect(new Set(ordered)).toEqual(new Set(listed));
        expect(ordered).toHaveLength(listed.length);
        for (const [index, one] of ordered.entries()) {
          const next = ordered[index + 1];
          if (next && one.startDate === next.startDate && one.endDate === next.endDate) {
            expect(listed.indexOf(one)).toBeLessThan(listed.indexOf(next));
          }
        }
      }),
    );
  });

  test('what lasts stands before all that ended, and the undated after all', () => {
    const rank = (one: Dated) => (lasts(one) ? 0 : isUndated(one) ? 2 : 1);
    fc.assert(
      fc.property(entries, (listed) => {
        const ranks = newestFirst(listed).map(rank);
        expect(ranks).toEqual([...ranks].sort());
      }),
    );
  });

  test('the order of the file changes nothing between different entries', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { maxLength: 8, selector: (one) => JSON.stringify([one.startDate, one.endDate]) }),
        (listed) => {
          expect(newestFirst([...listed].reverse())).toEqual(newestFirst(listed));
        },
      ),
    );
  });
});
