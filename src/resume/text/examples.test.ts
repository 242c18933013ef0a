import { join } from 'node:path';
import { test } from 'vitest';
import { expectExamples, json } from '../testing/expectExamples.ts';
import { addressText, fillIn } from './fillIn.ts';
import { firstSentence } from './firstSentence.ts';
import { latinize } from './latinize.ts';
import { normalizeText } from './normalizeText.ts';
import { webAddress, withScheme } from './webAddress.ts';

test('texts match the approved examples', async () => {
  await expectExamples(join(import.meta.dirname, 'examples.txt'), {
    'first sentence': json(firstSentence),
    'Latin letters': json(latinize),
    'normalized text': json(normalizeText),
    'web address': json(webAddress),
    'address with its scheme': json(withScheme),
    'text with a name filled in': json(([template, name]: [string, string]) => fillIn(template, { name })),
    'text with its company': json(([template, company]: [string, string]) => addressText(template, company)),
  });
});
