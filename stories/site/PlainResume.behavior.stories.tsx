import { expect } from 'storybook/test';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { everyField, sparse } from '../content/fixtures.ts';
import { linksOf } from '../play/reading.ts';
import { onDesk, type Story } from './onDesk.ts';

export default {
  title: 'Site/Plain resume/Behavior',
  ...onDesk({ screen: <PlainResume /> }),
};

export const DatesAreMachineReadable: Story = {
  name: 'dates of jobs are machine-readable; a current job has no end date',
  play: async ({ canvas }) => {
    const dates = [...canvas.getByRole('region', { name: 'Experience' }).querySelectorAll('time')];
    await expect(dates.slice(0, 3).map((date) => date.dateTime)).toEqual(['2022-03', '2019-06', '2022-02']);
  },
};

export const EachLinkNamesItsTarget: Story = {
  name: 'names of employers, schools and charities are links; so are titles of projects and publications',
  args: { content: everyField },
  play: async ({ canvas }) => {
    const links = (name: string) => linksOf(canvas.getByRole('region', { name })).map(([words]) => words);
    await expect(links('Experience')).toEqual(['Pied Pipit', 'Hoolihan']);
    await expect(links('Education')).toEqual(['University of Oklahoma']);
    await expect(links('Volunteering')).toEqual(['CoderDojo']);
    await expect(links('Projects')).toEqual(['Miss Direction']);
    await expect(links('Publications')).toEqual(['Video compression for 3d media']);
  },
};

export const TheTitleIsTheLinkIfThereIsNoName: Story = {
  name: 'the title of a job without an employer’s name is the link',
  args: {
    content: {
      ...sparse,
      resume: { ...sparse.resume, work: [{ position: 'Developer', url: 'https://someone.example/' }] },
    },
  },
  play: async ({ canvas }) => {
    const experience = canvas.getByRole('region', { name: 'Experience' });
    await expect(linksOf(experience)).toEqual([['Developer', 'https://someone.example/']]);
  },
};
