// The import, in place of résumé software, reads every field of the owners' PDF and Word résumés.
import { expect, test } from 'vitest';
import { textSections } from '../../../stories/content/fixtures/textSections.ts';
import { resumeDocx } from '../../documents/resumeDocx.ts';
import { compiledPdf } from '../../documents/testing/compiledPdf.ts';
import { playerOne } from '../../documents/testing/playerOne.ts';
import { docxLines, pdfLines } from '../../import/index.ts';
import { corpusFile, printedCorpus } from '../../import/testing/corpusFile.ts';
import { importFiles } from '../../setup/testing/importFiles.ts';
import { parsedFields, parserTable } from './parserTable.ts';

test.each(printedCorpus)('software reads every field of %s from its PDF and its Word document', async (file) => {
  const { content } = importFiles(corpusFile(file));
  const missedFields = async (lines: Parameters<typeof parsedFields>[0]) =>
    parsedFields(lines, content).filter(({ problem }) => problem);
  expect(await missedFields(await pdfLines(compiledPdf(content, 'pdf/resume.pdf')))).toEqual([]);
  expect(await missedFields(await docxLines(await resumeDocx(content)))).toEqual([]);
});

test('an extra entry does not shift the entries after it', async () => {
  const lines = await pdfLines(compiledPdf(playerOne, 'pdf/resume.pdf'));
  const start = lines.findIndex(({ text }) => text.startsWith('Front-end Developer'));
  const extra = lines.slice(start, start + 2).map((line) => ({
    ...line,
    text: line.text.replace('Front-end Developer', 'Tester').replace('Blue Harbor Software', 'Elm'),
  }));
  const fields = parsedFields([...lines.slice(0, start), ...extra, ...lines.slice(start)], playerOne);
  expect(fields.filter(({ problem }) => problem)).toEqual([]);
});

test('the table has no rows for text sections, and they do not hide the sections after them', async () => {
  const lines = await pdfLines(compiledPdf(textSections, 'pdf/resume.pdf'));
  expect(parserTable(parsedFields(lines, textSections)).split('\n')).toEqual([
    'Fields that résumé software finds in resume.pdf: 6 of 6',
    ...['Name: Odile Marsh', 'Title: Front-end developer', 'Place: Ghent', 'Email: odile@marsh.example'].map(
      (row) => `  ✓ ${row}`,
    ),
    ...['Skills: Markup', 'Languages: Dutch'].map((row) => `  ✓ ${row}`),
  ]);
});

test('the table marks the fields that are missing or different', async () => {
  const lines = await pdfLines(compiledPdf(playerOne, 'pdf/resume.pdf'));
  const changedLines = lines
    .filter(({ text }) => !text.includes('player.one@'))
    .map((line) =>
      line.text.startsWith('Northwind Games') ? { ...line, text: line.text.replace('Mar 2022', 'March 2021') } : line,
    );
  const table = parserTable(parsedFields(changedLines, playerOne)).split('\n');
  expect(table.filter((line) => !line.includes('✓'))).toEqual([
    'Fields that résumé software finds in resume.pdf: 14 of 17',
    '  ✗ Place: Portland, Oregon (not found)',
    '  ✗ Email: player.one@example.com (not found)',
    '  ✗ Experience: Senior Front-end Developer, Northwind Games, Mar 2022 – present (dates not found)',
    'Software misses the fields marked ✗: check them in the form when you apply.',
  ]);
});
