// The usual layouts of entries. In each, one entry has no word that tells its title from its organization.
import { expect, test } from 'vitest';
import type { StyledText, TextLine } from '../../read/TextLine.ts';
import { withoutEmpty } from '../../values.ts';
import { convertLines } from './textResume.ts';

type Entry = { title: string; name: string; place: string; dates: string };

const jobs: readonly Entry[] = [
  { title: 'Senior Developer', name: 'Oak Systems Ltd', place: 'Ghent, Belgium', dates: 'Jan 2021 – Present' },
  { title: 'Wood Whisperer', name: 'Fir Rooms', place: 'Elmtown, UK', dates: 'Mar 2017 – Dec 2020' },
  { title: 'Nurse', name: 'Elm Hospital', place: 'Ulmstadt', dates: 'Jun 2014 – Feb 2017' },
];

const studies: readonly Entry[] = [
  { title: 'MSc Physics', name: 'Oak University', place: 'Ghent, Belgium', dates: '2014 – 2016' },
  { title: 'Wood Whispering', name: 'Fir Rooms', place: 'Elmtown, UK', dates: '2011 – 2014' },
  { title: 'Bachelor of Arts', name: 'Elm College', place: 'Ulmstadt', dates: '2008 – 2011' },
];

/** `*` surrounds bold text and `_` italic text. A tab separates columns. */
const layouts: readonly (readonly [string, ...string[]])[] = [
  ['Word, in one line', '*TITLE*, NAME, PLACE\tDATES'],
  ['Word, employer above', '*NAME*, PLACE\tDATES', '_TITLE_'],
  ['Word, employer and place above', '*NAME, PLACE*', 'TITLE\tDATES'],
  ['Word, two columns', '*NAME*\tPLACE', '_TITLE_\tDATES'],
  ['Word, bold title', '*TITLE*', 'NAME, PLACE\tDATES'],
  ["LaTeX, Jake's", '*TITLE*\tDATES', '_NAME_\t_PLACE_'],
  ['LaTeX, moderncv', 'DATES\t*TITLE*, _NAME_, PLACE'],
  ['LaTeX, awesome-cv', '*NAME*\t_PLACE_', 'TITLE\t_DATES_'],
  ['LaTeX, by style', '*NAME, PLACE* _TITLE_\tDATES'],
  ['Google Docs, Serif', '*NAME,* PLACE — _TITLE_', 'DATES'],
  ['Google Docs, in one line', '*NAME - TITLE*\tDATES'],
  ['Canva', '*TITLE*', 'NAME | DATES'],
  ['Canva, employer first', '*NAME*', 'TITLE | DATES'],
  ['Europass', 'DATES\t*TITLE*', 'NAME, PLACE'],
  ['Europass, stacked', 'DATES', '*TITLE*', 'NAME, PLACE'],
  ['LinkedIn, copied', 'TITLE', 'NAME · Full-time', 'DATES · 3 yrs', 'PLACE'],
  ['text, with commas', 'TITLE, NAME, PLACE (DATES)'],
  ['text, with a hyphen', 'NAME - TITLE, DATES'],
  ['text, with "at"', 'TITLE at NAME (DATES)'],
  ['text, place in brackets', 'NAME (PLACE) — TITLE', 'DATES'],
  ['text, with bars', 'TITLE | NAME | DATES'],
  ['text, bars and employer first', 'NAME | TITLE | PLACE | DATES'],
  ['text, with a colon', 'DATES: TITLE, NAME'],
  ['text, dates between', 'NAME', 'DATES', 'TITLE'],
  ['text, three lines', 'NAME', 'TITLE', 'DATES'],
  ['text, dates and employer above', 'DATES – NAME, PLACE', 'TITLE'],
  ['Word, dates above', 'DATES', '*NAME*', '*TITLE*'],
  ['Pages, dates in bold', '*TITLE, NAME; PLACE*', '*DATES*'],
];

function lineOf(text: string): TextLine {
  const styles = text.split(/(\*[^*]+\*|_[^_]+_)/).flatMap((part): readonly StyledText[] => {
    const [isBold, isItalic] = [part.startsWith('*'), part.startsWith('_')];
    const words = part.replace(/[*_]/g, '').trim();
    return words ? [{ text: words, isBold, isItalic }] : [];
  });
  const isBold = styles[0]?.isBold === true;
  const isItalic = styles.every((styled) => styled.isItalic);
  const plain = text.replace(/[*_]/g, '');
  return { text: plain, size: 1, isBold, isItalic, ...(styles.length > 1 && { styles }), isListItem: false, links: [] };
}

const textOf = ({ title, name, place, dates }: Entry, template: string) =>
  template.replace('TITLE', title).replace('NAME', name).replace('PLACE', place).replace('DATES', dates);

const heading = (text: string): TextLine => ({ ...lineOf(text), size: 1.5, isBold: true });

function linesOf(entries: readonly Entry[], templates: readonly string[]): readonly TextLine[] {
  return entries.flatMap((entry) => [
    ...templates.map((template) => lineOf(textOf(entry, template))),
    { ...lineOf('Did much.'), isListItem: true },
  ]);
}

const withPlace = ({ place }: Entry, templates: readonly string[]) =>
  templates.some((template) => template.includes('PLACE')) ? { location: place } : {};

test.each(layouts)('jobs are read in the layout of %s', (_, ...templates) => {
  const { document } = convertLines([heading('Ada Example'), heading('Experience'), ...linesOf(jobs, templates)]);
  const expected = jobs.map((job) => ({ name: job.name, position: job.title, ...withPlace(job, templates) }));
  const fieldsOf = ({ name, position, location }: (typeof document.work)[number]) =>
    withoutEmpty({ name, position, location });
  expect(document.work.map(fieldsOf)).toEqual(expected);
});

test.each(layouts)('studies are read in the layout of %s', (_, ...templates) => {
  const { document } = convertLines([heading('Ada Example'), heading('Education'), ...linesOf(studies, templates)]);
  const expected = studies.map((study) => ({
    institution: study.name,
    studyType: study.title,
    ...withPlace(study, templates),
  }));
  expect(
    document.education.map(({ institution, studyType, location }) =>
      withoutEmpty({ institution, studyType, location }),
    ),
  ).toEqual(expected);
});
