// messages.txt lists mistakes in résumés and in words.json, with the messages for them.
import { join } from 'node:path';
import { test } from 'vitest';
import { expectExamples } from '../../../src/resume/testing/expectExamples.ts';
import { closestKey } from '../../import/rules.ts';
import { contradictions } from './contradictions.ts';
import { emptyNotice } from './emptyNotice.ts';
import { wordsFindings } from './wordsFindings.ts';

const messages = {
  'frame.home': 'Home',
  'base.date': '{month} {year}',
  'levels.beside': '… and {count} more',
  'bars.years': { one: '{count} year', other: '{count} years' },
  'sheet.steps': ['Print', 'Fold'],
};

test('the messages match the approved output', async () => {
  await expectExamples(join(import.meta.dirname, 'messages.txt'), {
    contradictions: (input) => {
      const { label, summary, work } = JSON.parse(input);
      const findings = contradictions({
        resume: { basics: { name: 'Ada', label, summary }, work },
        asOf: '2025-11-01',
      });
      return findings.map(({ message }) => message).join(' ');
    },
    'closest of several keys': (input) => {
      const [typed, keys] = JSON.parse(input);
      return closestKey(typed, keys.split(', '));
    },
    'nearly empty résumé': (input) => emptyNotice(JSON.parse(input)),
    'words.json': (input) =>
      wordsFindings(JSON.parse(input), messages)
        .map(({ message }) => message)
        .join(' '),
  });
});
