import { expect, test } from 'vitest';
import { typical } from '../stories/content/fixtures.ts';
import { sourceOf } from './sourceOf.ts';

const component = Object.assign(() => null, { __docgenInfo: { displayName: 'Page' } });
const argTypes = { turn: { name: 'turn', table: { defaultValue: { summary: "'soft'" } } } };
const sourceFor = (args: Record<string, unknown>) => sourceOf('', { args, argTypes, component });

test.each([
  ['fixtures are named, handlers left out', { content: typical, onTurn: () => {} }, '<Page content={typical} />'],
  ['texts, numbers and switches are written', { title: 'A', width: 4, on: true }, '<Page title="A" width={4} on />'],
  ['what is so by itself is left out', { turn: 'soft', title: 'A' }, '<Page title="A" />'],
  ['what is long is named', { labels: { a: 'x'.repeat(80) } }, '<Page labels={labels} />'],
  ['children stand inside', { children: 'Words' }, '<Page>\n  Words\n</Page>'],
])('%s', (_, args, code) => {
  expect(sourceFor(args)).toBe(code);
});
