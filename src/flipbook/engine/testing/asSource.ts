import fc from 'fast-check';
import type { History } from './anyHistory.ts';

/** A history as a call of `play`, one event a line: to paste into a table test. */
export function asSource({ model, page, events }: History): string {
  const lines = events.map((event) => `    ${literal(event)},`);
  return ['play(', `  ${literal(model)},`, '  [', ...lines, '  ],', `  ${page},`, ')'].join('\n');
}

/** A value as source text. Unlike JSON it has numbers that are not finite, and no quotes around names. */
function literal(value: unknown): string {
  return fc
    .stringify(value)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/,(?=\w+: )/g, ', ')
    .replaceAll('{', '{ ')
    .replaceAll('}', ' }');
}
