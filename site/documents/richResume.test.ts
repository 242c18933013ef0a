// In resume.pdf, Markdown becomes lists and links, and positions at one company are grouped.
import { expect, test } from 'vitest';
import { openPdf } from '../import/index.ts';
import { requireContent } from '../prepare/readContent.ts';
import { checkExample } from '../prepare/testing/checkExample.ts';
import { compiledPdf, linksOf } from './testing/compiledPdf.ts';
import { documentText } from './testing/pdfText.ts';
import { type Element, roles, structure } from './testing/structure.ts';

const richResume = {
  basics: {
    name: 'Ada',
    summary: 'Makes **lasting** things.\n\nBelieves in:\n\n1. Craft\n2. [Openness](https://open.example/)',
    profiles: [{ network: 'Mastodon', username: 'ada', url: 'https://social.example/u/8812' }],
  },
  work: [
    {
      name: 'Oak',
      position: 'Maker',
      startDate: '2018',
      endDate: '2020',
      location: 'Ghent',
      description: 'Restoration',
    },
    {
      name: 'Oak',
      position: 'Lead',
      startDate: '2020',
      location: 'Ghent',
      description: 'Furniture for schools',
      summary: '- Chairs\n- Tables',
      highlights: ['Wrote *the* [book](https://book.example/)\n  - in Dutch\n    1. twice', '- Sawed\n- Planed'],
    },
  ],
  education: [{ institution: 'School', area: 'Maths', score: '9.1', courses: ['Logic', 'Sets'] }],
};

const content = requireContent(checkExample({ resume: richResume }));
const openResume = () => openPdf(compiledPdf(content, 'pdf/resume.pdf'));

const listsIn = (elements: readonly Element[]): string =>
  elements
    .map(({ role, children }) => (/^LI?$/.test(role) ? `<${role}>${listsIn(children)}</${role}>` : listsIn(children)))
    .join('');

test('Markdown lists and links become tagged lists and links', async () => {
  const pdf = await openResume();
  const twoItems = '<L><LI></LI><LI></LI></L>';
  // The job's summary comes first. A nested list is a child of the list, not of the item.
  const jobItems = '<L><LI></LI><LI></LI><LI></LI><L><LI></LI><L><LI></LI></L></L><LI></LI><LI></LI></L>';
  expect(listsIn(await structure(pdf, 1))).toBe(twoItems + jobItems);
  expect(await linksOf(pdf)).toEqual([
    'https://book.example/',
    'https://open.example/',
    'https://social.example/u/8812',
  ]);
  expect(await documentText(pdf)).toMatch(/Makes lasting things\. Believes in: 1\. Craft 2\. Openness/);
});

test('positions at one company share one heading with its name', async () => {
  const fullText = await documentText(await openResume());
  expect(fullText.match(/\bOak\b/g)).toHaveLength(1);
  expect(fullText).toMatch(/Oak 2018 – present Ghent Lead 2020 – present Furniture for schools/);
  expect(fullText).toMatch(/Maker 2018 – 2020 Restoration/);
  const pageRoles = await roles(await openResume(), 1);
  expect(pageRoles.filter((role) => role === 'H4')).toHaveLength(2);
});
