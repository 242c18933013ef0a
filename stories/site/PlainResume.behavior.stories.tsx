import { expect } from 'storybook/test';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { textSections } from '../content/fixtures/textSections.ts';
import { everyField, sparse } from '../content/fixtures.ts';
import { linksOf, textsOf } from '../play/reading.ts';
import { largeText, narrow } from '../windows.ts';
import { onDesk, type Story } from './onDesk.ts';
import { expectNoSidewaysScroll } from './wholeScreen.ts';

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

const gapAbove = (element: Element) =>
  element.getBoundingClientRect().top - (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0);

export const TextSections: Story = {
  name: 'a section as text is below the section that it follows, under the owner’s heading',
  args: { content: textSections },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(textsOf(headings)).toEqual(['Where I have worked', 'Skills', 'Languages', 'Papers', 'And else']);
    await expect(headings.map(({ dir }) => dir)).toEqual(['auto', '', '', 'auto', 'auto']);
  },
};

export const ATitleIsCloseToWhatItBelongsTo: Story = {
  name: 'a line in bold is closer to what follows than to what it follows, also in a narrow window with large text',
  args: { content: textSections },
  globals: narrow,
  beforeEach: largeText,
  play: async ({ canvas }) => {
    const title = canvas.getByText('Web developer (contract), Harrow & Pine').closest('p');
    const [gap = 0, nextGap = 0] = [title, title?.nextElementSibling].map((element) =>
      element ? gapAbove(element) : 0,
    );
    await expect(nextGap).toBeLessThan(gap / 3);
    await expectNoSidewaysScroll();
  },
};
