import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { checkExample, validGame } from '../../prepare/testing/checkExample.ts';
import { cutFiles } from './cutFiles.ts';
import { cutPage } from './cutPage.ts';

const basics = { name: 'Ada Lovelace', label: 'Developer' };
const settings = { open: {}, agency: { anonymous: true } };
const { content } = checkExample({ resume: { basics }, game: { ...validGame, cuts: settings } });
const [open, agency] = content?.cuts ?? [];
if (!open || !agency) throw new Error('Expected two cuts.');

const sources = {
  server: {
    resumePageText: ({ resume }: typeof open.content) => ({
      title: `Résumé – ${resume.basics.name}`,
      description: 'It.',
    }),
    renderCut: () => '<main>The résumé</main>',
  },
  caseStudies: [],
  base: '/cv/',
  sheets: '<link rel="stylesheet" href="/cv/assets/a.css">',
  fonts: [],
};

const elementsIn = (html: string, selector: string) => selectAll<AnyNode, Element>(selector, parseDocument(html));
const valuesIn = (html: string, selector: string) =>
  elementsIn(html, selector).map(({ attribs }) => attribs.content ?? attribs.href);

test('documents share a folder, and their names contain the owner’s name unless the cut is anonymous', () => {
  expect([open, agency].map(cutFiles)).toEqual([
    {
      page: 'resume/open',
      pdf: 'resume-files/open/ada-lovelace-resume.pdf',
      word: 'resume-files/open/ada-lovelace-resume.docx',
    },
    { page: 'resume/agency', pdf: 'resume-files/agency/resume.pdf', word: 'resume-files/agency/resume.docx' },
  ]);
});

test.each([
  { cut: open, pictures: ['https://ada.example/share.png'], namesOwner: true },
  { cut: agency, pictures: [], namesOwner: false },
])('the page $cut.name is not indexed, and has no address, script or linked data', ({ cut, ...row }) => {
  const html = cutPage(cut, sources);
  expect(valuesIn(html, 'meta[name=robots]')).toEqual(['noindex']);
  expect(valuesIn(html, 'link[rel=canonical], link[rel=alternate], meta[property="og:url"]')).toEqual([]);
  expect(elementsIn(html, 'script, style, noscript')).toEqual([]);
  expect(valuesIn(html, 'link[rel=stylesheet]')).toEqual(['/cv/assets/a.css']);
  expect(valuesIn(html, 'meta[property="og:image"]')).toEqual(row.pictures);
  expect(/lovelace/i.test(html)).toBe(row.namesOwner);
});
