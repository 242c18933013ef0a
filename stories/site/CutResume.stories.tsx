import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentContext } from '../../site/app/contentContext.ts';
import { resumeCuts } from '../../site/prepare/cuts/resumeCuts.ts';
import type { GameFile } from '../../site/prepare/game/gameSchema.ts';
import { formattedResume } from '../../site/prepare/publish/publish.ts';
import { CutResume } from '../../site/screens/CutResume.tsx';
import resume from '../content/fixtures/resume.json';
import { typical } from '../content/fixtures.ts';
import { desk, phone } from '../windows.ts';
import { wholeScreen } from './wholeScreen.ts';

const [currentJob, ...earlierJobs] = resume.work.slice(0, 3);

/** Robin Vale's résumé, with texts that name an employer, the owner and an address. */
const ownersResume: Parameters<typeof formattedResume>[0] = {
  ...resume,
  basics: { ...resume.basics, summary: 'Ten years of fast, accessible pages. More at https://robin.example/.' },
  work: [
    {
      ...currentJob,
      description: 'Publisher of maps',
      highlights: ['Made every map of Meridian Maps usable with the keyboard alone.'],
    },
    ...earlierJobs,
  ],
  references: [{ reference: 'Robin says no before the deadline, not after it.' }],
};

/** A cut as the build renders it. */
function Cut({ settings }: { settings: NonNullable<GameFile['cuts']>[string] }) {
  const { cuts } = resumeCuts({ cut: settings }, { source: ownersResume, content: typical, publish: formattedResume });
  return (
    <ContentContext value={cuts[0]?.content}>
      <CutResume files={{ pdf: '', word: '' }} />
    </ContentContext>
  );
}

/**
 * A version of the plain résumé for one kind of reader, at `/resume/<name>`.
 *
 * **When:** for another kind of job, or for an agency that passes résumés on without names.
 *
 * **The rule: nothing links to it, and it links to no other page of the site.** It has no bar and no
 * scripts, because the site's other pages and scripts name the owner.
 */
export default {
  title: 'Site/Cut of the resume',
  tags: ['!autodocs'],
  component: Cut,
  args: { settings: {} },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof Cut>;

type Story = StoryObj<typeof Cut>;

/** For design jobs: without one job and two sections, and with a summary of its own. */
export const Design: Story = {
  args: {
    settings: {
      hide: ['work:Lamplight Agency', 'references', 'skills'],
      summary: 'Maps and **sites for theatres**, designed and built by {name}.',
    },
  },
};

/** The job title is the heading, a short description replaces an employer, and texts name nobody. */
export const Anonymous: Story = { args: { settings: { anonymous: true } } };

export const AnonymousOnPhone: Story = { args: { settings: { anonymous: true } }, globals: phone };

const sections = ['summary', 'work', 'education', 'projects', 'skills', 'languages', 'references'] as const;

/** A cut that hides every section. The build warns about it. */
export const Empty: Story = { args: { settings: { hide: [...sections] } } };
