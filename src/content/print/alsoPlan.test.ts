import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AlsoLine, alsoPlan } from './alsoPlan.ts';

test('nothing is lost unnamed, and more room never shows less', () => {
  const line = fc.record({
    name: fc.constant('awards' as const),
    heading: fc.string({ minLength: 1, maxLength: 20 }),
    words: fc.string({ maxLength: 400 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.nat(500), fc.nat(100), (lines: AlsoLine[], freePx, morePx) => {
      const plan = alsoPlan(lines, freePx);
      expect([...plan.lines.map(({ heading }) => heading), ...plan.leftOut]).toEqual(
        lines.map(({ heading }) => heading),
      );
      expect(alsoPlan(lines, freePx + morePx).lines.length).toBeGreaterThanOrEqual(plan.lines.length);
    }),
  );
});
