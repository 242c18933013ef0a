import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentContext } from '../../site/app/contentContext.ts';
import { resumeCuts } from '../../site/import/cuts/resumeCuts.ts';
import { formattedResume } from '../../site/import/publish/publish.ts';
import type { GameFile } from '../../site/import/schema/gameSchema.ts';
import { CutResume } from '../../site/screens/CutResume.tsx';
import { typical } from '../content/fixtures.ts';
import { desk, phone } from '../windows.ts';
import { wholeScreen } from './wholeScreen.ts';

/** Robin Vale, whose texts name an employer, the owner and an address. */
const written: Parameters<typeof formattedResume>[0] = {
  basics: {
    name: 'Robin Vale',
    label: 'Web developer',
    email: 'robin@robin.example',
    summary: 'Ten years of fast, accessible pages. More at https://robin.example/.',
    location: { city: 'Ghent', region: 'East Flanders' },
    profiles: [{ network: 'GitHub', username: 'robinvale', url: 'https://github.com/robinvale' }],
  },
  work: [
    {
      name: 'Meridian Maps',
      description: 'Publisher of maps',
      position: 'Lead web developer',
      startDate: '2022-03',
      highlights: ['Made every map of Meridian Maps usable with the keyboard alone.'],
    },
    {
      name: 'Studio Heron',
      position: 'Web developer',
      startDate: '2019-06',
      endDate: '2022-02',
      highlights: ['Sold out a festival in nine minutes without the site going down.'],
    },
    { name: 'Lamplight Agency', position: 'Junior web developer', startDate: '2017-04', endDate: '2019-05' },
  ],
  projects: [
    { name: 'Tilekit', description: 'Map tiles in 12 kB.', startDate: '2023', url: 'https://tilekit.example/' },
  ],
  skills: [{ name: 'Web', keywords: ['TypeScript', 'React', 'CSS'] }],
  references: [{ reference: 'Robin says no before the deadline, not after it.' }],
};

/** A cut as the build renders it. */
function Cut({ settings }: { settings: NonNullable<GameFile['cuts']>[string] }) {
  const { cuts } = resumeCuts({ cut: settings }, { written, content: typical, publish: formattedResume });
  return (
    <ContentContext value={cuts[0]?.content}>
      <CutResume files={{ pdf: '', word: '' }} />
    </ContentContext>
  );
}

/**
 * A version of the plain résumé for one kind of reader, at `/resume/` and its name.
 *
 * **When:** for another kind of job, or for an agency that passes résumés on without names.
 *
 * **The rule: nothing links to it, and it links to nothing but its own files.** It has no bar and no
 * scripts, because the site's other pages and scripts name the owner.
 */
const meta = {
  title: 'Site/Cut of the resume',
  component: Cut,
  args: { settings: {} },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof Cut>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For design jobs: without two entries, and with a summary of its own. */
export const Design: Story = {
  args: {
    settings: {
      hide: ['work:3', 'references', 'skills'],
      summary: 'Maps and **sites for theatres**, designed and built by {name}.',
    },
  },
};

/** The job title is the heading, a short description stands for an employer, and texts name nobody. */
export const Anonymous: Story = { args: { settings: { anonymous: true } } };

export const AnonymousOnPhone: Story = { args: { settings: { anonymous: true } }, globals: phone };

/** A cut that hides every section; the build warns about it. */
export const Empty: Story = { args: { settings: { hide: ['summary', 'work', 'projects', 'skills', 'references'] } } };
