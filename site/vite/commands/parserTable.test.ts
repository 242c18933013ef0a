// The import, in place of résumé software, reads every field of the owners' PDF and Word résumés.
import { expect, test } from 'vitest';
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

test('the table marks the fields that are missing or different', async () => {
  const lines = await pdfLines(compiledPdf(playerOne, 'pdf/resume.pdf'));
  const changedLines = lines
    .filter(({ text }) => !text.includes('player.one@'))
    .map((line) =>
      line.text.startsWith('Northwind Games') ? { ...line, text: line.text.replace('Mar 2022', 'March 2021') } : line,
    );
  expect(parserTable(parsedFields(changedLines, playerOne))).toMatchInlineSnapshot(`
    "Fields that résumé software finds in resume.pdf: 14 of 17
      ✓ Name: Player One
      ✓ Title: Front-end developer
      ✗ Place: Portland, Oregon (not found)
      ✗ Email: player.one@example.com (not found)
      ✓ Link: example.com
      ✓ Link: example.com/linkedin/player-one
      ✓ Link: example.com/github/player-one
      ✓ Summary
      ✗ Experience: Senior Front-end Developer, Northwind Games, Mar 2022 – present (dates not found)
      ✓ Experience: Front-end Developer, Blue Harbor Software, Jun 2019 – Feb 2022
      ✓ Experience: Web Developer, Cobblestone Studio, Apr 2017 – May 2019
      ✓ Experience: Web Content Assistant, Rosewood Public Library, Sep 2015 – Mar 2017
      ✓ Experience: Shift Supervisor, Rosewood Coffee, Jun 2013 – Aug 2015
      ✓ Projects: Tilekit, Jan 2021
      ✓ Skills: Development, Technical Skills, Soft Skills, Other Tools
      ✓ Education: Certificate, Full-Stack Web Development, Cascade Code School, Jan 2017 – Mar 2017
      ✓ Languages: English, Spanish
    Software misses the fields marked ✗: check them in the form when you apply."
  `);
});
