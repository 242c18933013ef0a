// spellings.txt lists spellings of dates, places, lists and markup, and what the import reads.
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { anyCodePoint } from '../../../src/resume/testing/anyCodePoint.ts';
import { expectExamples } from '../../../src/resume/testing/expectExamples.ts';
import { collectFindings, formatFindings, pathText } from '../report/Finding.ts';
import { bulletText } from '../text/bulletText.ts';
import { htmlAsMarkdown, htmlAsPlainText } from '../text/htmlText.ts';
import { unwrapLines } from '../text/paragraphs.ts';
import { sampleContent } from '../validate/sampleContent.ts';
import { normalizeResume } from './normalizeResume.ts';
import { townAndCode } from './places.ts';
import { isPresent, readDate, readPeriod } from './readDate.ts';

const locationOf = (location: unknown) => {
  const { document } = normalizeResume({ basics: { name: 'Ada', location } }, () => undefined);
  return Object(document).basics.location;
};

test('the import reads each spelling as approved', async () => {
  await expectExamples(join(import.meta.dirname, 'spellings.txt'), {
    date: (text) => readDate(text),
    period: (text) => {
      const period = readPeriod(text);
      return period && `${period.startDate} to ${period.endDate ?? 'present'}`;
    },
    present: (text) => (isPresent(text) ? 'yes' : 'no'),
    'town and postal code': (text) => Object.values(townAndCode(text)).join(' | '),
    'street and town': (text) => {
      const { address = '', city = '' } = locationOf(text.replaceAll('\\n', '\n'));
      return `${address} | ${city}`;
    },
    'text with bullets': (input) => {
      const { summary, highlights } = bulletText(JSON.parse(input));
      return [summary, ...highlights.map((item) => `* ${item}`)].join(' | ').replaceAll('\n', '\\n');
    },
    'lines of a text': (input) => JSON.stringify(unwrapLines(JSON.parse(input))),
    'HTML as Markdown': (input) => JSON.stringify(htmlAsMarkdown(JSON.parse(input))),
    'HTML as a name': (input) => htmlAsPlainText(JSON.parse(input)),
    'sample content': (text) => (sampleContent(text).length > 0 ? 'yes' : 'no'),
    document: (input) => {
      const { findings, report } = collectFindings();
      const { document, unused } = normalizeResume(JSON.parse(input), report);
      const unusedTexts = unused.map(({ path, value }) => `${pathText(path)}: ${JSON.stringify(value)}, not read.`);
      return [JSON.stringify(document), formatFindings(findings), ...unusedTexts].join(' ').replaceAll('\n', ' ');
    },
  });
});

test('reads any text as a valid date or as none', () => {
  const piece = fc.oneof(
    fc.constantFrom('2023', '13', '00', '9', '-', '/', '.', ' ', 'Sept', 'März', 'to', 'Present'),
    fc.string({ unit: anyCodePoint, maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join('');
      const { startDate, endDate } = readPeriod(text) ?? {};
      for (const date of [readDate(text), startDate, endDate])
        if (date !== undefined) expect(calendarDate(date)).toBeDefined();
    }),
  );
});
