import { expect, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import type { Resume } from './Resume.ts';
import { projectsAsQuests, sideProjects } from './sideProjects.ts';

function from(...projects: NonNullable<Resume['projects']>) {
  return sideProjects(exampleContent({ resume: { projects } }));
}

test('a résumé without projects has none', () => {
  expect(sideProjects(exampleContent())).toEqual([]);
});

test('a project is brought into one shape', () => {
  expect(
    from({ name: ' Tiles ', startDate: '2021-01', highlights: ['Used.', ' '], url: 'https://tiles.example/' }),
  ).toEqual([
    {
      name: 'Tiles',
      description: '',
      period: 'Jan 2021 – present',
      highlights: ['Used.'],
      keywords: [],
      url: 'https://tiles.example/',
      links: [],
    },
  ]);
});

test('a project that says neither what nor why is left out', () => {
  expect(from({ name: ' ', url: 'https://tiles.example/' }, { description: 'A map.' })).toMatchObject([
    { description: 'A map.' },
  ]);
});

test('an address that is not one of the web is no link', () => {
  expect(from({ name: 'Tiles', url: 'javascript:alert(1)' })).toMatchObject([{ url: '' }]);
});

test('a project that is shown as a side quest is not listed as a project', () => {
  const quest = { title: 'Tiles', kind: 'Tool', picture: 'stream', story: [] } as const;
  const content = exampleContent({
    resume: { projects: [{ name: 'Tiles' }, { name: 'Maps' }, { name: 'Roads of Rome' }, { description: 'A map.' }] },
    game: {
      sideQuests: [
        { ...quest, story: [] },
        { ...quest, title: 'Roads of…', story: [] },
      ],
    },
  });
  expect(sideProjects(content).map(({ name }) => name)).toEqual(['Maps', '']);
  expect(projectsAsQuests(content)).toBe(2);
});

test('a side quest that is called … stands for no project', () => {
  const sideQuests = [{ title: '…', kind: 'Tool', picture: 'stream' as const, story: [] }];
  expect(projectsAsQuests(exampleContent({ resume: { projects: [{ name: 'Tiles' }] }, game: { sideQuests } }))).toBe(0);
});
