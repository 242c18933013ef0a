import { expect, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { projectsAsQuests, sideProjects } from './sideProjects.ts';

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
