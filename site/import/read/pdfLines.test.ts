// The order in which a person reads the lines of a page, and the paragraphs that they make.
import { expect, test } from 'vitest';
import { compiledPdf } from '../testing/compiledPdf.ts';
import { pdfLines } from './pdfLines.ts';

const textsOf = async (source: string) => (await pdfLines(compiledPdf(source))).map(({ text }) => text);

const listed = (texts: readonly string[]) => texts.map((text) => `${text} \\ `).join('');

test('a narrow side bar comes after the column beside it, though their lines are in rows', async () => {
  const side = listed(['*Contact*', 'ada\\@ada.test', '*Languages*', 'Dutch', 'English']);
  const main = listed([
    '*Experience*',
    'Planed the doors of the town hall and of many old houses.',
    'Sawed.',
    '*Education*',
    'School of Wood',
  ]);
  const texts = await textsOf(`#grid(columns: (90pt, 1fr), gutter: 20pt, [${side}], [${main}])`);
  const mainTexts = [
    'Experience',
    'Planed the doors of the town hall and of many old houses. Sawed.',
    'Education',
    'School of Wood',
  ];
  expect(texts).toEqual([...mainTexts, 'Contact', 'ada@ada.test', 'Languages', 'Dutch', 'English']);
});

test('dates at the edge are read with their lines, though one of them looks like a heading', async () => {
  const rows = ['Joiner', 'Carver', 'Sawyer', 'Turner', 'Gluer', 'Helper']
    .map((title, index) => `${title} #h(1fr) ${index === 0 ? 'Current position' : 2010 + index} \\ `)
    .join('');
  const texts = await textsOf(`== Experience\n${rows}\n== Education\nSchool`);
  expect(texts[1]).toBe('Joiner\tCurrent position');
  expect(texts[2]).toBe('Carver\t2011');
});

test('the cells of a table with centered texts are read column by column', async () => {
  const cell = (heading: string, subject: string) =>
    `[*${heading}* \\ - ${subject} that stand on the hill of the town \\ - ${subject} that nobody has seen for years \\ ` +
    `- ${subject} by the river that flows to the sea]`;
  const texts = await textsOf(
    `#set page(margin: 60pt)\n= Ada\n#align(center)[#grid(columns: (1fr, 1fr), gutter: 20pt,
${cell('Strong', 'Oaks')}, ${cell('Weak', 'Elms')})]`,
  );
  expect(texts.indexOf('Weak')).toBe(5);
});

test('a date of two lines is read in the first line of its entry, and one between lines in the nearest', async () => {
  const row = (date: string, text: string) => `[#align(horizon)[${date}]], [${text}],`;
  const source = `#set page(margin: 60pt)\n#grid(columns: (70pt, 1fr), row-gutter: 12pt,
${row('May 2019 \\ – June 2021', '*Joiner* \\ Planed doors.')}
${row('2016', '*Carver* \\ Carved spoons.')})`;
  expect(await textsOf(source)).toEqual([
    'May 2019 – June 2021\tJoiner',
    'Planed doors.',
    '2016\tCarver',
    'Carved spoons.',
  ]);
});

test('open ranges in a list are not the first lines of the dates below', async () => {
  expect(await textsOf('2020 – #h(20pt) Reviewer \\ 2018 #h(28pt) Organizer \\ 2017 – #h(20pt) Editor')).toEqual([
    '2020 –\tReviewer',
    '2018\tOrganizer',
    '2017 –\tEditor',
  ]);
});

test('a line with room for the next word ends a paragraph of a narrow column', async () => {
  const texts = await textsOf(
    '#set page(width: 200pt, margin: 20pt)\n#set par(spacing: 18pt)\n2019\n\nJoiner \\ Oak Works\n\n2018\n\nCarver \\ Elm',
  );
  expect(texts).toEqual(['2019', 'Joiner', 'Oak Works', '2018', 'Carver', 'Elm']);
});

test('the longest item of a list of skills does not go on in the next line', async () => {
  const side = '== Skills\nPlaning of old doors \\ Sawing \\ Turning of old doors \\ Gluing';
  const source = `#set page(width: 150pt, margin: 20pt)\n#set par(spacing: 20pt)\n${side}\n\nSanding`;
  expect((await textsOf(source)).slice(1)).toEqual([
    'Planing of old doors',
    'Sawing',
    'Turning of old doors',
    'Gluing',
    'Sanding',
  ]);
});

test('the marks that Pages prints for empty paragraphs, and the footers with page numbers, are no text', async () => {
  const marks = '! \\ Joiner \\ ! \\ ! \\ Oak! \\ !';
  const footer = '#set page(footer: [MAY 2023 #h(1fr) ADA ELM #h(1fr) 1 OF 2])';
  expect(await textsOf(`${footer}\n${marks}`)).toEqual(['Joiner', 'Oak!']);
});

test('labels that end in a column are apart from the texts beside them', async () => {
  const row = (label: string, text: string) => `[#align(right)[${label}]], [${text}],`;
  const rows = [row('9/2020 – present', 'Oak Ltd'), row('Expert', 'Saws'), row('Basic', 'Planes')].join('');
  expect(await textsOf(`#grid(columns: (90pt, 1fr), gutter: 9pt, ${rows})`)).toEqual([
    '9/2020 – present\tOak Ltd',
    'Expert\tSaws',
    'Basic\tPlanes',
  ]);
});

test('a text that wraps in front of a column of dates is one paragraph', async () => {
  const lines = [
    'Planed the doors of the town hall of Ghent and painted the',
    'Windows of the old school by the river, and later sold old',
    'Benches.',
  ];
  const texts = await textsOf(`== Experience\nJoiner #h(1fr) 2019 \\ ${lines.join(' \\ ')}\n== Profile\n#lorem(40)`);
  expect(texts.slice(1, 3)).toEqual(['Joiner\t2019', lines.join(' ')]);
});

test('a name that continues below its date is whole, with the date at its end', async () => {
  const source =
    '#set page(width: 300pt)\nTalk about the oaks of the hill and #h(1fr) May 2019 \\ the elms of the valley \\ Ghent';
  expect((await textsOf(source))[0]).toBe('Talk about the oaks of the hill and the elms of the valley\tMay 2019');
});

test('a range of years and a broken word at the end of a line are whole', async () => {
  const source =
    '#set page(width: 300pt)\nI carved spoons for the houses of the town in 2011- \\ 2013, and re- \\ paired doors.';
  expect(await textsOf(source)).toEqual([
    'I carved spoons for the houses of the town in 2011-2013, and re-paired doors.',
  ]);
});

test('a list item continues on the next page, in spite of a note at the foot of the first', async () => {
  const source = `#set page(width: 220pt, height: 90pt, margin: 20pt)
#place(bottom, text(size: 7pt)[\\* As of May.])
- Carved the spoons of the town hall, which are made of oak, elm and fir, and those of the houses by the river, which \
are made of birch.`;
  expect((await textsOf(source))[0]).toMatch(/^Carved .* birch\.$/);
});
