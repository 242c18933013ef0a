import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as metrics from '../resume/manual/pageMetrics.ts';

const sheet = readFileSync(join(import.meta.dirname, 'pageMetrics.module.css'), 'utf8');

test('the style sheet has the lengths of pageMetrics.ts', () => {
  const { ruledLines: _, ...lengths } = metrics;
  const properties = Object.entries(lengths).map(([name, px]) => {
    const kebab = name.replace(/Px$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--manual-${kebab}: ${px}px;`;
  });
  expect(sheet.match(/--manual-.*;/g)).toEqual(properties);
});
