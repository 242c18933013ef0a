// Imports invented PDF and Word résumés in the style of real ones.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Document, ExternalHyperlink, Header, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { expect, test } from 'vitest';
import { docxLines } from '../../read/docxLines.ts';
import { pdfLines } from '../../read/pdfLines.ts';
import { linkedinProfile } from '../../testing/linkedinProfile.ts';
import { withoutEmpty } from '../../values.ts';
import { convertLines } from './textResume.ts';

/** Compares a résumé with the approved one, one section per line. */
async function expectApproved(name: string, document: object) {
  const lines = Object.entries(withoutEmpty(document)).map(
    ([section, value]) => `${section} ${JSON.stringify(value)}\n`,
  );
  await expect(lines.join('')).toMatchFileSnapshot(`${name}.txt`);
}

test('a PDF saved from LinkedIn keeps its side bar, its positions at one employer and its second page', async () => {
  const { document, unused } = convertLines(await pdfLines(linkedinProfile()));
  expect(unused).toEqual([]);
  await expectApproved('linkedinProfile', document);
});

function compiledPdf(source: string): Uint8Array {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname });
  const { result } = compiler.compile({ mainFileContent: source });
  if (!result) throw new Error('The résumé does not compile.');
  return compiler.pdf(result);
}

test('a job below a list item that ends with a full stop is not part of the item', async () => {
  const jobs = [
    '*Fir, Carver (May 2021 - June 2023)*',
    '- Carved spoons. \\',
    '  *Oak, Joiner (May 2019 - June 2021)*',
    '- Planed doors.',
  ];
  const { document } = convertLines(
    await pdfLines(compiledPdf(['= Ada Example', '== Experience', ...jobs].join('\n'))),
  );
  expect(document.work.map(({ name, highlights }) => [name, highlights])).toEqual([
    ['Fir', ['Carved spoons.']],
    ['Oak', ['Planed doors.']],
  ]);
});

test('an accent of TeX belongs to the letter that it overlaps, and an open bracket continues in the next line', async () => {
  const source =
    '#set page(width: 200pt)\n= Ada Rodr´#h(-7pt)ıguez\n== Interests\nOaks (and the birches of the \\\nNorth)';
  const { document } = convertLines(await pdfLines(compiledPdf(source)));
  expect(document.basics.name).toBe('Ada Rodríguez');
  expect(document.interests).toEqual([{ name: 'Oaks', keywords: ['and the birches of the North'] }]);
});

test('contacts in the footer of each page are those of the owner', async () => {
  const page = (title: string, body: string) => `== ${title}\n${body}\n`;
  const source = `#set page(footer: [Ada Example #h(1fr) ada\\@ada.test])\n= Ada Example\n${page('Skills', 'Planing')}
#pagebreak()\n${page('Interests', 'Oaks')}`;
  const { document } = convertLines(await pdfLines(compiledPdf(source)));
  expect(document).toMatchObject({
    basics: { name: 'Ada Example', email: 'ada@ada.test' },
    interests: [{ name: 'Oaks' }],
  });
});

test('contacts in a footer come after those at the top, without page numbers; other texts in the line of contacts stay', async () => {
  const part = 'context ("", "Tides", "Dunes").at(counter(page).get().first() - 1)';
  const margins = `header: [ada\\@ada.test #h(1fr) #${part}], footer: [help\\@maker.test | +32 470 12 34 56 #h(1fr)
#context counter(page).display("1 of 1", both: true)]`;
  const pages = ['= Ada Example\n== Skills\nPlaning', '== Interests\nOaks', 'Elms'];
  const source = `#set page(${margins})\n${pages.join('\n#pagebreak()\n')}`;
  const { document } = convertLines(await pdfLines(compiledPdf(source)));
  expect(document).toMatchObject({
    basics: { name: 'Ada Example', email: 'ada@ada.test', phone: '+32 470 12 34 56' },
    skills: [{ name: 'Planing' }, { name: 'Tides' }],
    interests: [{ name: 'Oaks' }, { name: 'Dunes' }, { name: 'Elms' }],
  });
});

test('the columns of a section are read one by one, unlike the cells of a table', async () => {
  const text = (subject: string) =>
    `${subject} are the old trees that have stood on the hill above the mill since the town was built there, ` +
    'and that give shade to all who walk on it.';
  const source = `#set page(margin: 60pt)\n= Ada Example\n== Interests\n#grid(columns: (1fr, 1fr), gutter: 20pt,
[Oaks \\ ${text('Oaks')}], [Elms \\ ${text('Elms')}])
== Skills
#grid(columns: (1fr, 1fr), [Planing], [Sawing], [Gluing], [Turning])
== Profile
${text('Yews')}`;
  const { document } = convertLines(await pdfLines(compiledPdf(source)));
  const [interests] = document.textSections;
  expect(interests?.text.split('\n\n')).toEqual(['Oaks', text('Oaks'), 'Elms', text('Elms')]);
  expect(document.skills.map(({ name }) => name)).toEqual(['Planing', 'Sawing', 'Gluing', 'Turning']);
});

const line = (text: string, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] });
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });

test('a plain Word document may have tabs, bold titles and an unknown section', async () => {
  const paragraphs = [
    new Paragraph({ text: 'ADA VAN O’EXAMPLE-ELM', heading: HeadingLevel.TITLE }),
    line('Joiner'),
    line('ada@ada.test | +32 470 00 00 00 | Ghent, Belgium'),
    heading('WORK EXPERIENCE'),
    line('Lead Joiner, Oak\tJan 2019 – Present', true),
    new Paragraph({ text: 'Led a team of four.', bullet: { level: 0 } }),
    line('Apprentice', true),
    line('Fir & Sons (2015 – 2018)'),
    line('Helper\t2013 – 2014', true),
    line('Elm'),
    heading('Education'),
    line('BA Furniture, 2:1\t2010 – 2013', true),
    line('School of Wood'),
    heading('Tattoos'),
    line('An oak leaf'),
    heading('Skills:'),
    line('Joinery, drawing'),
  ];
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] }));
  const { document, unused } = convertLines(await docxLines(bytes));
  expect(unused).toEqual([]);
  await expectApproved('wordDocument', document);
});

test.each([
  ['the header of a Word document’s pages has the name and the contacts', 'Planing', 'Ada Birch'],
  ['the header is not read if the text has an email', 'ada@elm.example', undefined],
])('%s', async (_, text, name) => {
  const link = new ExternalHyperlink({ link: 'https://ada.example', children: [new TextRun('Website')] });
  const contacts = new Paragraph({ children: [new TextRun('ada@oak.example | '), link] });
  const children = [heading('Contact'), line(text), heading('Skills'), line('Planing')];
  const header = new Header({
    children: [new Paragraph({ text: 'Ada Birch', heading: HeadingLevel.TITLE }), contacts],
  });
  const bytes = await Packer.toBuffer(new Document({ sections: [{ headers: { default: header }, children }] }));
  const { basics } = convertLines(await docxLines(bytes)).document;
  expect([basics.name, basics.url]).toEqual([name, name ? 'https://ada.example' : undefined]);
});

test('dates in a column to the left of the titles are read, and "Lebenslauf" is not taken for the name', async () => {
  const rows = [
    '2019 – heute',
    '2016 – 2019',
    '2012 – 2016',
    '2009 – 2012',
    '2007 – 2009',
    '2005 – 2007',
    '2003 – 2005',
  ];
  const table = rows.map((dates, index) => `[${dates}], [*Tischlerin ${index}*, Eiche GmbH],`).join('\n');
  const source = `#set page(margin: 60pt)\n#set text(size: 11pt)\n#text(size: 20pt)[Lebenslauf]\n\n#text(size: 16pt)[Ada Beispiel]\n
#text(size: 14pt)[Berufserfahrung]\n\n#table(columns: (130pt, 1fr), stroke: none, ${table})`;
  const { document } = convertLines(await pdfLines(compiledPdf(source)));
  expect(document.basics.name).toBe('Ada Beispiel');
  expect(document.work).toHaveLength(rows.length);
  expect(document.work[1]).toMatchObject({
    name: 'Eiche GmbH',
    position: 'Tischlerin 1',
    startDate: '2016',
    endDate: '2019',
  });
});

test('texts beside dates may have several lines, and columns at the end of a page are not mixed', async () => {
  const talks = ['Doors', 'Stairs'].map(
    (subject) =>
      `[2019], [Meeting of Joiners at the School of Wood in Elmtown - The history of ${subject} in the ` +
      'long houses of the northern coast and the islands before it],',
  );
  const items = (words: string) =>
    words
      .split(' ')
      .map((word) => `\n- ${word}`)
      .join('');
  const { document } = convertLines(
    await pdfLines(
      compiledPdf(`#set page(margin: 60pt)\n#set text(size: 11pt)\n#text(size: 20pt)[Ada Example]\n
#text(size: 14pt)[Projects]\n\n#table(columns: (60pt, 1fr), stroke: none, ${talks.join('\n')})\n
#grid(columns: (1fr, 1fr), [#text(size: 14pt)[Skills]\n${items('Planing Sawing Gluing Turning Carving Joining')}],
[#text(size: 14pt)[Interests]\n${items('Oaks Elms Firs Birches Larches Yews')}])`),
    ),
  );
  const talk = { name: expect.stringMatching(/^Meeting of Joiners/), startDate: '2019' };
  expect(document.projects).toMatchObject([talk, talk]);
  expect(document.skills).toHaveLength(6);
  expect(document.interests).toHaveLength(6);
});
