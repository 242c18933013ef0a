import { validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCodePoint } from '../../../src/resume/testing/anyCodePoint.ts';
import { resumeSchema } from '../validate/resumeSchema.ts';
import { normalizeResume } from './normalizeResume.ts';

const keys = [
  ...'basics work experience skills languages name company url period startDate endDate'.split(' '),
  ...'profiles location keywords highlights meta version __proto__'.split(' '),
];
const anything = fc.letrec((again) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 7, '', ' ', '2019 – 2021', 'Present', 'a.example', 'HTML, CSS'),
    fc.string({ unit: anyCodePoint, maxLength: 5 }),
    fc.array(again('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), again('value'), { maxKeys: 5 }),
  ),
})).value;
const objects = fc.dictionary(fc.constantFrom(...keys), anything, { maxKeys: 8 });

test('a normalized document has the value types of the official schema', () => {
  fc.assert(
    fc.property(objects, (document) => {
      const { document: normalized } = normalizeResume(document, () => undefined);
      let errors: readonly { name: string; argument: unknown }[] = [];
      validate(normalized, (all) => {
        errors = all ?? [];
      });
      // Only types count here, not the patterns of texts or the format of email addresses.
      expect(errors.filter(({ name, argument }) => name !== 'pattern' && argument !== 'email')).toEqual([]);
      expect(
        resumeSchema.safeParse({ ...Object(normalized), basics: { name: 'Ada', ...Object(normalized).basics } })
          .success,
      ).toBe(true);
    }),
    {
      examples: [
        [{ basics: { url: { name: 'HTML, CSS', url: ' ' } } }],
        [{ ['__proto__']: { skills: [null], basics: 'x' }, skills: '\0' }],
      ],
    },
  );
});
