// Cuts (résumé variants with hidden entries) carry over to a newer résumé.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { carryCuts } from './carryCuts.ts';
import { datedTitle, entriesOf, entryTitle } from './entryNames.ts';
import { hideParts } from './hideParts.ts';

type Parts = Partial<WrittenResume>;
const resumeOf = (parts: Parts): WrittenResume => ({ basics: { name: 'Ada' }, ...parts });

function carryCut(hide: readonly string[], former: Parts | undefined, next: Parts) {
  const resumes = { former: former && resumeOf(former), next: resumeOf(next) };
  const [cut] = carryCuts({ design: { hide: [...hide], anonymous: true } }, resumes);
  if (!cut) throw new Error('Expected a cut.');
  return cut;
}

const clerk = { position: 'Clerk', name: 'Acme', startDate: '2015' };
const driver = { position: 'Driver', name: 'Acme', startDate: '2018' };
const boss = { position: 'Boss', name: 'Oak', startDate: '2020' };
const former = { work: [driver, clerk], skills: [{ name: 'Maps' }], references: [{ reference: 'Good.' }] };

test.each<[claim: string, hide: string[], next: Parts, expected: string[]]>([
  ['numbers of hidden entries become names', ['job:2', 'skills: 1'], former, ['job:Clerk, Acme', 'skills:Maps']],
  [
    'names of hidden entries, sections and contacts stay as they are',
    ['work: clerk', 'references', 'phone'],
    former,
    ['work: clerk', 'references', 'phone'],
  ],
  ['a number becomes the name of the former entry', ['work:2'], { work: [boss, driver, clerk] }, ['work:Clerk, Acme']],
  ['the text of a hidden entry replaces its missing name', ['reference:1'], former, ['reference:Good.']],
])('%s', (_, hide, next, expected) => {
  expect(carryCut(hide, former, next)).toEqual({
    ...{ name: 'design', missing: [], candidates: [], choices: [] },
    settings: { hide: expected, anonymous: true },
  });
});

test('the name of a hidden entry has a date if two entries have the same title', () => {
  const laterClerk = { ...clerk, startDate: '2019-03' };
  const work = [laterClerk, driver, clerk];
  expect(carryCut(['work:1'], { work }, { work: [boss, ...work] }).settings.hide).toEqual([
    'work:Clerk, Acme, 2019-03',
  ]);
});

test('a hidden entry that the newer résumé lacks is reported, with the new entries as candidates', () => {
  const renamed = { ...clerk, position: 'Office clerk' };
  expect(carryCut(['work:Clerk, Acme', 'work:Driver, Acme'], former, { work: [boss, driver, renamed] })).toMatchObject({
    settings: { hide: ['work:Driver, Acme'] },
    missing: ['Clerk, Acme'],
    candidates: ['work:Boss, Oak', 'work:Office clerk, Acme'],
  });
});

test('a hidden job that changes its employer is reported, even if another job now has the former employer', () => {
  const movedJob = { ...clerk, name: 'Acme Ltd' };
  expect(carryCut(['work:Acme'], { work: [clerk] }, { work: [{ ...boss, name: 'Acme' }, movedJob] })).toMatchObject({
    missing: ['Clerk, Acme'],
    candidates: ['work:Clerk, Acme Ltd'],
  });
});

test('a hidden entry that moves to another section is a candidate there', () => {
  const volunteer = [{ position: 'Clerk', organization: 'Acme' }];
  expect(carryCut(['work:2'], former, { work: [driver], volunteer })).toMatchObject({
    missing: ['Clerk, Acme'],
    candidates: ['volunteer:Clerk, Acme'],
    choices: ['volunteer:Clerk, Acme', 'work:Driver, Acme'],
  });
});

test('if entries become a text section, or it becomes entries, the new ones are candidates', () => {
  const textSections = [{ title: 'Experience', text: 'Clerk, Acme' }];
  expect(carryCut(['work:2'], former, { textSections })).toMatchObject({
    missing: ['Clerk, Acme'],
    candidates: ['text:Experience'],
  });
  expect(carryCut(['text:experience'], { textSections }, { work: [clerk] })).toMatchObject({
    missing: ['Experience'],
    candidates: ['work:Clerk, Acme'],
  });
  expect(carryCut(['text:experience', 'work'], { textSections }, { textSections }).settings.hide).toEqual([
    'text:experience',
    'work',
  ]);
});

test('without the former résumé, all entries are candidates for a number', () => {
  expect(carryCut(['work:2'], undefined, former)).toMatchObject({
    settings: { hide: [] },
    missing: ['work:2'],
    candidates: ['work:Driver, Acme', 'work:Clerk, Acme'],
  });
});

const text = fc.constantFrom('Clerk', 'Driver', 'Acme', 'Oak', '2', undefined);
const date = fc.constantFrom('2015', '2015-03', '2019', undefined);
const jobs = fc.array(fc.record({ position: text, name: text, startDate: date, summary: fc.constantFrom('x', 'y') }), {
  maxLength: 5,
});
const resumes = fc
  .record({
    work: jobs,
    projects: fc.array(fc.record({ name: text, startDate: date }), { maxLength: 3 }),
    textSections: fc.array(fc.record({ title: text, text: fc.constantFrom('x') }), { maxLength: 2 }),
  })
  .map((parts) => resumeOf(JSON.parse(JSON.stringify(parts))));
const items = fc.array(
  fc.constantFrom(
    'work:1',
    'work:2',
    'work:4',
    'work:Acme',
    'work:Clerk, Acme',
    'work:Driver',
    'project:1',
    'projects',
    'text:Acme',
  ),
);

const lists = ['work', 'projects', 'textSections'] as const;

/** The titles of a list's entries that a cut shows, and of those that it hides. */
function titlesIn(list: (typeof lists)[number], resume: WrittenResume, hide: readonly string[]) {
  const entries = entriesOf(resume, list);
  const visible = entriesOf(hideParts(resume, hide).resume, list).map((entry) => datedTitle(entry, list));
  const hidden = entries.filter((entry) => !visible.includes(datedTitle(entry, list)));
  return { visible, hidden: hidden.map((entry) => entryTitle(entry, list)) };
}

test('a newer résumé adds no entry to a cut while a hidden entry is missing', () => {
  fc.assert(
    fc.property(resumes, resumes, items, (before, after, hide) => {
      const [formerCut] = carryCuts({ cut: { hide } }, { former: before, next: before });
      const [newCut] = carryCuts({ cut: { hide } }, { former: before, next: after });
      const newHide = [...(newCut?.settings.hide ?? []), ...(newCut?.candidates ?? [])];
      expect(hideParts(after, newHide).problems).toEqual([]);
      for (const list of lists) {
        const former = titlesIn(list, before, formerCut?.settings.hide ?? []);
        const next = titlesIn(list, after, newHide);
        const newTitles = next.visible.filter((title) => !former.visible.includes(title));
        const missing = former.hidden.filter((title) => !next.hidden.includes(title));
        if (newTitles.length > 0) expect(missing).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
