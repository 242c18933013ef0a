import { describe, expect, it, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import type { Resume } from './Resume.ts';
import { stages } from './stages.ts';

const of = (resume: Partial<Resume>) => stages(exampleContent({ resume }));

describe('stages', () => {
  const nothing = { description: '', length: '', months: 0, period: '', summary: '', highlights: [], url: '' };

  it('tell a job with everything that the résumé says', () => {
    const said = { startDate: '2022-03', description: 'Puzzles', summary: 'Store.', url: 'https://northwind.example/' };
    expect(of({ work: [{ name: 'Northwind', position: 'Developer', highlights: ['Faster.', ' '], ...said }] })).toEqual(
      [
        {
          ...{ kind: 'job', title: 'Developer', place: 'Northwind', highlights: ['Faster.'], ...said },
          ...{ length: '3 yr 9 mo', months: 45, period: 'Mar 2022 – present' },
        },
      ],
    );
  });

  it('tell what a job was by a sentence before a keyword, and a degree with one pair of brackets', () => {
    const work = [{ name: 'Oak', highlights: ['java', 'Led the rebuild of the store.'] }];
    const education = [{ area: 'Maths', studyType: '(BSc)' }];
    expect(of({ work, education })).toMatchObject([
      { highlights: ['Led the rebuild of the store.', 'java'] },
      { title: 'Maths (BSc)' },
    ]);
  });

  it('tell a training by its subject and degree, with its courses', () => {
    const training = { institution: 'Cascade', area: 'Web', studyType: 'Certificate', courses: ['React'] };
    expect(of({ education: [{ ...training, startDate: '2017-01', endDate: '2017-03' }] })).toMatchObject([
      { kind: 'training', title: 'Web (Certificate)', place: 'Cascade', length: '3 mo', highlights: ['React'] },
    ]);
  });

  it('use the place as title when it is all there is', () => {
    expect(
      of({ work: [{ name: 'Northwind' }], education: [{ institution: 'Cascade', studyType: 'Diploma' }] }),
    ).toMatchObject([
      { title: 'Northwind', place: '', length: '', months: 0, period: '' },
      { title: 'Diploma', place: 'Cascade' },
    ]);
  });

  it('have nothing where the résumé says nothing, and no blank before or behind what it says', () => {
    const work = [{ position: ' Lead ', name: ' Oak ', description: ' A joinery ' }];
    const education = [{ area: ' Maths ', studyType: ' BSc ', institution: ' School ' }];
    expect(of({ work, education })).toEqual([
      { ...nothing, kind: 'job', title: 'Lead', place: 'Oak', description: 'A joinery' },
      { ...nothing, kind: 'training', title: 'Maths (BSc)', place: 'School' },
    ]);
  });

  it('leave out entries that name neither what nor where', () => {
    expect(of({ work: [{}, { summary: 'Secret.', startDate: '2020' }], education: [{ courses: ['x'] }] })).toEqual([]);
  });

  it('never link to anything but the web', () => {
    expect(of({ work: [{ name: 'Trap', url: 'javascript:alert(1)' }] })).toMatchObject([{ url: '' }]);
  });

  test.each<[claim: string, resume: Partial<Resume>, order: readonly string[]]>([
    [
      'jobs and trainings together, by their starts',
      {
        work: [
          { name: 'third', startDate: '2020-05' },
          { name: 'first', startDate: '2018' },
        ],
        education: [{ institution: 'second', startDate: '2018-01', endDate: '2018-06' }],
      },
      ['first', 'second', 'third'],
    ],
    [
      'undated ones first, as listed',
      { work: [{ name: 'new', startDate: '2020' }, { name: 'a' }, { name: 'b' }] },
      ['a', 'b', 'new'],
    ],
    [
      'one with an end alone by that end',
      {
        work: [
          { name: 'b', endDate: '2015' },
          { name: 'a', startDate: '2010' },
        ],
      },
      ['a', 'b'],
    ],
    [
      'what ended before what began with it and lasts',
      {
        work: [
          { name: 'lasts', startDate: '2020-01' },
          { name: 'ended', startDate: '2020-01', endDate: '2021-01' },
        ],
      },
      ['ended', 'lasts'],
    ],
  ])('stand in the order of time: %s', (_, resume, order) => {
    expect(of(resume).map(({ title }) => title)).toEqual(order);
  });
});
