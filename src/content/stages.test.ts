import { describe, expect, it } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import type { Resume } from './Resume.ts';
import { stages } from './stages.ts';

const of = (resume: Partial<Resume>) => stages(exampleContent({ resume }));
const titles = (resume: Partial<Resume>) => of(resume).map(({ title }) => title);

describe('stages', () => {
  it('tell a job with everything that the résumé says', () => {
    const job = {
      name: 'Northwind',
      position: 'Developer',
      startDate: '2022-03',
      description: 'Publisher of puzzle games',
      summary: 'Store and launcher.',
      highlights: ['Faster.', ' '],
      url: 'https://northwind.example/',
    };
    expect(of({ work: [job] })).toEqual([
      {
        kind: 'job',
        title: 'Developer',
        place: 'Northwind',
        startDate: '2022-03',
        length: '3 yr 9 mo',
        months: 45,
        period: 'Mar 2022 – present',
        description: 'Publisher of puzzle games',
        summary: 'Store and launcher.',
        highlights: ['Faster.'],
        url: 'https://northwind.example/',
      },
    ]);
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
    const training = {
      institution: 'Cascade',
      area: 'Web Development',
      studyType: 'Certificate',
      startDate: '2017-01',
      endDate: '2017-03',
      courses: ['React'],
    };
    expect(of({ education: [training] })).toMatchObject([
      {
        kind: 'training',
        title: 'Web Development (Certificate)',
        place: 'Cascade',
        length: '3 mo',
        highlights: ['React'],
      },
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
    const nothing = { description: '', length: '', months: 0, period: '', summary: '', highlights: [], url: '' };
    const work = [{ position: ' Lead ', name: ' Oak ', description: ' A joinery ' }];
    const education = [{ area: ' Maths ', studyType: ' BSc ', institution: ' School ' }];
    expect(of({ work, education })).toEqual([
      { ...nothing, kind: 'job', title: 'Lead', place: 'Oak', description: 'A joinery' },
      { ...nothing, kind: 'training', title: 'Maths (BSc)', place: 'School' },
    ]);
    expect(of({ work: [{ name: 'Oak', endDate: '' }], education: [{ area: 'Maths', studyType: ' ' }] })).toEqual([
      { ...nothing, kind: 'job', title: 'Oak', place: '' },
      { ...nothing, kind: 'training', title: 'Maths', place: '' },
    ]);
  });

  it('leave out entries that name neither what nor where', () => {
    expect(of({ work: [{}, { summary: 'Secret.', startDate: '2020' }], education: [{ courses: ['x'] }] })).toEqual([]);
  });

  it('never link to anything but the web', () => {
    expect(of({ work: [{ name: 'Trap', url: 'javascript:alert(1)' }] })).toMatchObject([{ url: '' }]);
  });

  it('stand in the order of time, jobs and trainings together', () => {
    const resume = {
      work: [
        { name: 'third', startDate: '2020-05' },
        { name: 'first', startDate: '2018' },
      ],
      education: [{ institution: 'second', startDate: '2018-01', endDate: '2018-06' }],
    };
    expect(titles(resume)).toEqual(['first', 'second', 'third']);
  });

  it('count undated entries as the oldest, as listed', () => {
    const work = [{ name: 'new', startDate: '2020' }, { name: 'undated one' }, { name: 'undated two' }];
    expect(titles({ work })).toEqual(['undated one', 'undated two', 'new']);
  });

  it('place an entry that only has an end by that end', () => {
    const work = [
      { name: 'c', startDate: '2016' },
      { name: 'b', endDate: '2015' },
      { name: 'a', startDate: '2010' },
    ];
    expect(titles({ work })).toEqual(['a', 'b', 'c']);
  });

  it('put what ended first before what began with it and lasted', () => {
    const work = [
      { name: 'lasting', startDate: '2020-01' },
      { name: 'ended', startDate: '2020-01', endDate: '2021-01' },
    ];
    expect(titles({ work })).toEqual(['ended', 'lasting']);
  });
});
