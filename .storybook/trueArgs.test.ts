import type { SBType } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { editorOf, splitDefault, trueArgs, typeText } from './trueArgs.ts';

/** What the enhancer makes of the little that it reads of a story. */
const enhanced = (context: object): unknown => Reflect.apply(trueArgs, undefined, [context]);

describe('typeText', () => {
  it.each([
    ["'ltr' | 'rtl'", { name: 'enum', value: ['ltr', 'rtl'] }],
    [
      "number | 'bonus'",
      { name: 'union', raw: "number | 'bonus'", value: [{ name: 'number' }, { name: 'other', value: 'literal' }] },
    ],
    [
      '(on: boolean) => void',
      { name: 'union', raw: '((on: boolean) => void) | undefined', value: [{ name: 'other', value: 'unknown' }] },
    ],
    ['(on: boolean) => void', { name: 'function', raw: '(on: boolean) => void' }],
    ['Content', { name: 'other', value: 'Content' }],
    ['{ x: number; }', { name: 'object', value: {}, raw: '{\n  /** In dots. */\n  x: number;\n}' }],
  ] satisfies [string, SBType][])('writes %s', (text, type) => {
    expect(typeText(type)).toBe(text);
  });

  it('opens unions in unions and leaves undefined out', () => {
    expect(
      typeText({
        name: 'union',
        value: [
          { name: 'enum', value: ['fixed', 'stretch'] },
          { name: 'other', value: 'undefined' },
        ],
      }),
    ).toBe("'fixed' | 'stretch'");
  });

  it('puts a function beside another choice in brackets', () => {
    expect(typeText({ name: 'union', value: [{ name: 'function', raw: '() => void' }, { name: 'boolean' }] })).toBe(
      '(() => void) | boolean',
    );
  });
});

describe('editorOf', () => {
  it.each([
    ['boolean', { control: { type: 'boolean' } }],
    ['number | undefined', { control: { type: 'number' } }],
    ['string', { control: { type: 'text' } }],
    ["'ltr' | 'rtl'", { control: { type: 'select' }, options: ['ltr', 'rtl'] }],
    ["number | 'bonus'", { control: false }],
    ['(on: boolean) => void', { control: false }],
    ['ReactNode', { control: false }],
  ])('of %s', (type, editor) => {
    expect(editorOf(type)).toEqual(editor);
  });
});

describe('splitDefault', () => {
  it('takes the default out of what is said', () => {
    expect(splitDefault("Which way. @default 'ltr'")).toEqual({ description: 'Which way.', fallback: "'ltr'" });
    expect(splitDefault('Where. @default `startPage`')).toEqual({ description: 'Where.', fallback: 'startPage' });
  });

  it('prints no words of TSDoc', () => {
    expect(splitDefault('See {@link Book}. @throws outside of one @default 1')).toEqual({
      description: 'See `Book`.',
      fallback: '1',
    });
  });

  it('leaves what has none as it is', () => {
    expect(splitDefault('Which way.')).toEqual({ description: 'Which way.' });
  });
});

describe('trueArgs', () => {
  it('gives a row its type, its default and its description', () => {
    const component = Object.assign(() => null, {
      __docgenInfo: { props: { dir: { description: "Which way.\n@default 'ltr'" } } },
    });
    const dir = { name: 'dir', description: 'Which way.', type: { name: 'enum', value: ['ltr', 'rtl'] } };
    const context = { argTypes: { dir }, component, initialArgs: { width: 48 } };
    expect(enhanced(context)).toMatchObject({
      dir: {
        description: 'Which way.',
        table: { type: { summary: "'ltr' | 'rtl'" }, defaultValue: { summary: "'ltr'" } },
      },
      width: { description: 'An attribute of its element.' },
    });
  });

  it.each([
    ['number', { name: 'number' }],
    ["'ltr' | 'rtl'", { name: 'enum', value: ['ltr', 'rtl'] }],
    ['(on: boolean) => void', { name: 'other', value: '(on: boolean) => void' }],
  ])('gives %s a type that an address can set, if any can', (raw, type) => {
    const component = Object.assign(() => null, { __docgenInfo: { props: { prop: {} } } });
    const prop = { name: 'prop', type: { name: 'other', value: raw } };
    expect(enhanced({ argTypes: { prop }, component, initialArgs: {} })).toMatchObject({ prop: { type } });
  });

  it('leaves the type of a prop open that the code gives no type', () => {
    const component = Object.assign(() => null, { __docgenInfo: { props: { className: { required: false } } } });
    const context = {
      argTypes: { className: { name: 'className', type: { required: false } } },
      component,
      initialArgs: {},
    };
    expect(enhanced(context)).toMatchObject({ className: { name: 'className', table: { type: undefined } } });
  });
});
