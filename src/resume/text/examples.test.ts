import { join } from 'node:path';
import { test } from 'vitest';
import { expectExamples } from '../testing/expectExamples.ts';
import { addressText, fillIn } from './fillIn.ts';
import { firstSentence } from './firstSentence.ts';
import { latinize } from './latinize.ts';
import { normalizeText } from './normalizeText.ts';
import { webAddress, withScheme } from './webAddress.ts';

test('texts match the approved examples', async () => {
  await expectExamples(join(import.meta.dirname, 'examples.txt'), {
    'first sentence': (input) => firstSentence(JSON.parse(input)),
    'Latin letters': (input) => latinize(JSON.parse(input)),
    'normalized text': (input) => normalizeText(JSON.parse(input)),
    'web address': (input) => webAddress(JSON.parse(input)),
    'address with its scheme': (input) => withScheme(JSON.parse(input)),
    'text with a name filled in': (input) => {
      const [template, name] = JSON.parse(input);
      return fillIn(template, { name });
    },
    'text with its company': (input) => {
      const [template, company] = JSON.parse(input);
      return JSON.stringify(addressText(template, company));
    },
  });
});
