import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaProblems } from './schemaProblems.ts';

test.each<[claim: string, schema: z.ZodType, document: unknown, message: string]>([
  ['what is missing', z.object({ a: z.number() }), {}, 'This is missing. Write a number.'],
  ['what is no list', z.object({ a: z.array(z.string()) }), { a: 7 }, '7 is not a list in [ ]. Write a list in [ ].'],
  [
    'what is no object',
    z.object({ a: z.object({}) }),
    { a: [] },
    '[] is not an object in { }. Write an object in { }.',
  ],
  ['half a number', z.object({ a: z.int() }), { a: 0.5 }, '0.5 is not a whole number. Write a whole number.'],
  ['a kind that has no name', z.object({ a: z.boolean() }), { a: 7 }, '7 is not boolean. Write boolean.'],
  ['an empty text', z.object({ a: z.string().min(1) }), { a: '' }, 'This text is empty. Write something.'],
  ['too little', z.object({ a: z.number().min(3) }), { a: 2 }, '2 is less than 3. Write 3 or more.'],
  ['too much', z.object({ a: z.number().max(3) }), { a: 4 }, '4 is more than 3. Write 3 or less.'],
  [
    'a text that is too long, without the blanks around it',
    z.object({ a: z.string().max(3) }),
    { a: ' Oaks ' },
    'This text has 4 characters, and 3 fit. Shorten it.',
  ],
  [
    'a list that is too long',
    z.object({ a: z.array(z.number()).max(1) }),
    { a: [1, 2, 3] },
    'There are 3 of these, and 1 fit. Take out 2.',
  ],
  ['no choice', z.object({ a: z.enum(['x']) }), { a: 'y' }, '"y" is not one of the choices. Write "x".'],
  [
    'one of two choices',
    z.object({ a: z.enum(['x', 'z']) }),
    { a: 'y' },
    '"y" is not one of the choices. Write "x" or "z".',
  ],
  [
    'anything else',
    z.object({ a: z.string().regex(/x/) }),
    { a: 'y' },
    '"y" is not what belongs here. Write it as in the example that came with the project.',
  ],
])('%s is reported in plain words', (_, schema, document, message) => {
  expect(schemaProblems(schema, document)).toEqual([{ severity: 'error', path: ['a'], message }]);
});

test('unknown keys are for other rules', () => {
  expect(schemaProblems(z.strictObject({}), { a: 1 })).toEqual([]);
});
