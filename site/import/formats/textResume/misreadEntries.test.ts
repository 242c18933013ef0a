import { describe, expect, test } from 'vitest';
import { signIn } from './misreadEntries.ts';

const cut = 'a name seems to be cut';
const prose = 'could not tell a name from other text';
const borders = 'could not tell where an entry begins';

describe('a sign that an entry was misread:', () => {
  test.each([
    ['an open bracket', 'skills', { name: 'Planning (Kanban' }, cut],
    ['a bullet or a mark at the start', 'work', { name: '. Oak Press', position: 'Editor' }, cut],
    ['an article at the start', 'skills', { name: 'an eye for grain' }, cut],
    ['a preposition at the end', 'work', { position: 'Instructor for' }, cut],
    ['a letter of a spaced heading', 'basics.label', { name: 'JOINER I N TRAINING' }, cut],
    ['a participle at the start', 'work', { name: 'Planing the doors', position: 'Joiner' }, prose],
    ['a name in quotation marks', 'work', { position: '“Doors of Oak”' }, prose],
    ['a country', 'basics.name', { name: 'Elmstadt, Deutschland' }, prose],
    ['the words of a heading', 'basics.label', { name: 'Teaching Experience in Schools' }, prose],
    ['the end of a period', 'basics.label', { name: 'À présent' }, prose],
    ["the owner's name", 'basics.label', { name: 'Ada Elm', owner: 'Elm Ada Maria' }, prose],
    ['a sentence as a project', 'projects', { name: 'Showed the doors of all old towns to many guests.' }, prose],
    ['a degree as a job', 'work', { position: 'M.Sc. Wood Science', name: 'Elm University' }, prose],
    [
      'dates in a text of its own',
      'work',
      { position: 'Joiner', name: 'Oak', highlights: ['09/2019 – present', 'Planed doors.'] },
      borders,
    ],
    ['one word', 'basics.name', { name: 'Start', addresses: 'ada@oak.test' }, prose],
    ['the heading of another section', 'skills', { name: 'Languages' }, borders],
    ['a phone number', 'skills', { name: 'Ada Birch 470 12 34 56' }, prose],
    ['a label', 'work', { name: 'Function', position: 'Joiner' }, borders],
    [
      'an organization at the end',
      'work',
      { name: 'Oak', position: 'Joiner', highlights: ['Planed.', 'Elm University, Ghent'] },
      borders,
    ],
    ['a sentence', 'work', { position: 'I was chosen as the best.' }, prose],
    ['a grade', 'education', { institution: 'Current GPA: 3.5' }, prose],
    ['dot leaders', 'work', { name: 'Oak', position: 'Joiner ........ 07' }, prose],
    ['only digits', 'skills', { name: '8' }, prose],
    ['more words than a skill has', 'skills', { name: 'Seven years with saws and planes of all the kinds' }, prose],
    ['a bullet within a name', 'skills', { name: 'Saws ⦁ Planes' }, borders],
    ['dates within a name', 'work', { name: 'May 2019 – June 2021 Oak', position: 'Joiner' }, borders],
    ['a heading as a project', 'projects', { name: 'Education' }, borders],
    [
      'the heading of another entry in the text',
      'work',
      {
        name: 'Oak',
        position: 'Waiter',
        startDate: '2019',
        endDate: '2021',
        highlights: ['Elm, Joiner (2022 – 2024)'],
      },
      borders,
    ],
    ['no name', 'work', { startDate: '2019' }, 'found neither a title nor an employer'],
    ['no school', 'education', { studyType: 'Gap Year' }, 'found no school'],
    [
      'the title in the text',
      'work',
      { name: 'Oak', startDate: '2019', summary: 'Head Joiner' },
      'could not tell the title from the employer',
    ],
    ['a student as a job', 'work', { position: 'Student', name: 'Elm University' }, prose],
    [
      'the degree beside the school',
      'education',
      { institution: 'Elm School — Wood Science' },
      'could not tell the degree from the school',
    ],
    ['a label within a name', 'education', { institution: 'Elm University, Area: Wood', studyType: 'BSc' }, borders],
    ['an address as a name', 'projects', { name: 'oak.example/doors' }, borders],
    ['a month as a place', 'work', { name: 'Oak', position: 'Joiner', location: 'June' }, borders],
    [
      'a grade as a place',
      'education',
      { institution: 'Elm College', studyType: 'BSc', location: 'With merit' },
      borders,
    ],
    [
      'a period in a text of an undated entry',
      'education',
      { institution: 'Elm College', studyType: 'BSc', summary: 'Part-time, 2019 – 2021, Wood' },
      borders,
    ],
    [
      'another job in a text of an undated entry',
      'work',
      { name: 'Oak', position: 'Joiner', summary: 'Planed.\nClerk - Elm Works' },
      borders,
    ],
    ['a town as the employer', 'work', { name: 'Lyon (69)', position: 'Joiner' }, borders],
    ['a course as a job', 'work', { position: 'PSY5610 - Minds', name: 'Elm University' }, prose],
    ['the items of a grid', 'skills', { name: 'Tidy Calm Quick Kind Bold Fair' }, prose],
    ['a skill in the first person', 'skills', { name: 'Je maîtrise la scie' }, prose],
    [
      'an interest of many words',
      'interests',
      { name: 'Reading and walking in woods with my old friends from Ghent' },
      prose,
    ],
    ['the start of a heading', 'basics.label', { name: 'Executive' }, cut],
    ['a text drawn twice', 'basics.location', { name: 'Slough, EnglandSlough' }, cut],
    ['no letters', 'basics.location', { name: '.' }, cut],
    ['an unknown language', 'languages', { language: 'Planing doors' }, 'not a language'],
  ])('%s', (_, section, entry, reason) => {
    expect(signIn(section, entry)).toBe(reason);
  });
});

test.each([
  [
    'work',
    { name: 'Inter•Elm & Co.', position: 'Joiner (doors, stairs)', startDate: '2019', summary: 'Planed doors.' },
  ],
  ['work', { name: 'Freelance', position: 'Illustrator' }],
  ['work', { name: 'Elm College', position: 'Evening tutor' }],
  ['work', { position: 'Registered nurse' }],
  ['work', { position: 'Apprenticeship', name: 'Oak & Sons' }],
  ['work', { name: 'Oak', startDate: '2019', endDate: '2023', highlights: ['Foreman from 2021 – 2023'] }],
  ['education', { institution: 'Oak College', studyType: 'BSc Wood (expected May 2027)' }],
  ['basics.name', { name: 'Ada', addresses: 'ada@oak.test' }],
  ['skills', { name: '.NET (C#, F#)' }],
  ['skills', { name: 'Languages', keywords: ['C#'] }],
  ['languages', { language: 'Temne', fluency: 'native' }],
  ['work', { name: 'Elm University', position: 'Student assistant', startDate: '2019' }],
  ['interests', { name: 'Flying small planes' }],
  ['basics.location', { name: 'Den Haag' }],
])('an entry without a sign: %s %j', (section, entry) => {
  expect(signIn(section, entry)).toBeUndefined();
});
