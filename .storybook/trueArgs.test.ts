import type { SBType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { trueArgs } from './trueArgs.ts';

/** Runs the enhancer on the few story fields that it reads, and returns the row of one prop. */
function rowOf(type: object, description = ''): unknown {
  const component = Object.assign(() => null, { __docgenInfo: { props: { it: { description } } } });
  const argTypes = { it: { name: 'it', description, type } };
  const rows: object = Reflect.apply(trueArgs, undefined, [{ argTypes, component, initialArgs: { width: 48 } }]);
  expect(rows).toMatchObject({ width: { description: 'Handed on to what it draws.' } });
  return Reflect.get(rows, 'it');
}

const select = { control: { type: 'select' }, options: ['ltr', 'rtl'] };
const on = { name: 'function', raw: '(on: boolean) => void' } as const;
const unknownType = { name: 'other', value: 'unknown' } as const;

test.each<[summary: string, editor: object, type: SBType]>([
  ['boolean', { control: { type: 'boolean' } }, { name: 'boolean' }],
  ['number', { control: { type: 'number', min: 0 } }, { name: 'number' }],
  ['string', { control: { type: 'text' } }, { name: 'string' }],
  ["'ltr' | 'rtl'", select, { name: 'enum', value: ['ltr', 'rtl'] }],
  // Nested unions are flattened, and `undefined` is omitted.
  [
    "'ltr' | 'rtl'",
    select,
    {
      name: 'union',
      value: [
        { name: 'enum', value: ['ltr', 'rtl'] },
        { name: 'other', value: 'undefined' },
      ],
    },
  ],
  // A type that Storybook did not resolve is printed as the source writes it.
  [
    "number | 'bonus'",
    { control: false },
    { name: 'union', raw: "number | 'bonus'", value: [{ name: 'number' }, { name: 'other', value: 'literal' }] },
  ],
  [on.raw, { control: false }, { name: 'union', raw: `(${on.raw}) | undefined`, value: [unknownType] }],
  [on.raw, { control: false }, on],
  [`(${on.raw}) | boolean`, { control: false }, { name: 'union', value: [on, { name: 'boolean' }] }],
  ['Content', { control: false }, { name: 'other', value: 'Content' }],
  ['{ x: number; }', { control: false }, { name: 'object', value: {}, raw: '{\n  /** In dots. */\n  x: number;\n}' }],
])('a row says %s, and has the editor %o', (summary, editor, type) => {
  expect(rowOf(type)).toMatchObject({ ...editor, table: { type: { summary } } });
});

test.each([
  ["Which way. @default 'ltr'", 'Which way.', { summary: "'ltr'" }],
  ['Where.\n@default `startPage`', 'Where.', { summary: 'startPage' }],
  ['Which way.', 'Which way.', undefined],
  // TSDoc tags are not printed.
  ['See {@link Book}. @throws outside of one @default 1', 'See `Book`.', { summary: '1' }],
])('what is said in %j is the description, and the default', (docText, description, defaultValue) => {
  expect(rowOf({ name: 'string' }, docText)).toMatchObject({ description, table: { defaultValue } });
});

test.each([
  ['number', { name: 'number' }],
  ["'ltr' | 'rtl'", { name: 'enum', value: ['ltr', 'rtl'] }],
  [on.raw, { name: 'other', value: on.raw }],
])('%s has a type that an address can set, if any can', (value, type) => {
  expect(rowOf({ name: 'other', value })).toMatchObject({ type });
});

test('a prop without a type in the code has none in the table', () => {
  expect(rowOf({ required: false })).toMatchObject({ table: { type: undefined } });
});

test.each([
  ['is above 0 begins at 1', 'In px, above 0.', { type: 'number', min: 1 }],
  ['belongs to a function has none', 'How many of `renderPage`.', false],
])('the editor of a number that %s', (_, docText, control) => {
  expect(rowOf({ name: 'number' }, docText)).toMatchObject({ control });
});
