import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MinorSectionLine, minorSectionsLayout } from './minorSectionsLayout.ts';

test('nothing is lost unnamed, and more room never shows less', () => {
  const line = fc.record({
    name: fc.constant('awards' as const),
    heading: fc.string({ minLength: 1, maxLength: 20 }),
    text: fc.string({ maxLength: 400 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.nat(500),
      fc.nat(100),
      (lines: MinorSectionLine[], freePx, morePx) => {
        const layout = minorSectionsLayout(lines, freePx);
        expect([...layout.lines.map(({ heading }) => heading), ...layout.leftOut]).toEqual(
          lines.map(({ heading }) => heading),
        );
        expect(minorSectionsLayout(lines, freePx + morePx).lines.length).toBeGreaterThanOrEqual(layout.lines.length);
      },
    ),
  );
});
