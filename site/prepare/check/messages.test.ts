// messages.txt lists mistakes in résumés and in words.json, with the messages for them.
import { join } from 'node:path';
import { test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { expectExamples, json } from '../../../src/resume/testing/expectExamples.ts';
import { closestKey, type Finding } from '../../import/rules.ts';
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

const textsOf = (findings: readonly Finding[]) => findings.map(({ message }) => message).join(' ');

test('the messages match the approved output', async () => {
  await expectExamples(join(import.meta.dirname, 'messages.txt'), {
    contradictions: json(({ label, summary, work }: Resume['basics'] & Pick<Resume, 'work'>) =>
      textsOf(contradictions({ resume: { basics: { name: 'Ada', label, summary }, work }, asOf: '2025-11-01' })),
    ),
    'closest of several keys': json(([typed, keys]: [string, string]) => closestKey(typed, keys.split(', '))),
    'nearly empty résumé': json(emptyNotice),
    'words.json': json((words: unknown) => textsOf(wordsFindings(words, messages))),
  });
});
