import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet, VisitProvider } from '../../src/index.ts';
import { arabic, sparse, typical } from '../content/fixtures.ts';
import { inRoom } from './inRoom.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

const at = (value: string) => ({ viewport: { value, isRotated: false } });

const meta = {
  title: 'Booklet/Booklet/Features',
  component: Booklet,
  decorators: [
    (Story, { parameters }) => (
      <VisitProvider initial={{ company: parameters.company ?? '' }}>
        <Story />
      </VisitProvider>
    ),
    inRoom,
  ],
  parameters: { layout: 'fullscreen' },
  globals: at('w1600'),
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages 1 and 2. One leaf's edge on the left, three on the right. */
export const FirstSpread: Story = { args: { defaultPage: 1 } };

/** Pages 3 and 4. */
export const SecondSpread: Story = { args: { defaultPage: 3 } };

/** Pages 5 and 6. */
export const ThirdSpread: Story = { args: { defaultPage: 5 } };

/** Closed, with the back up: there is nothing more to come. */
export const BackCover: Story = { args: { defaultPage: 7 } };

/** The visit knows a company: letter and quest name it. */
export const Personalised: Story = { args: { defaultPage: 1 }, parameters: { company: 'Acme Inc' } };

/** A résumé that holds a name and nothing else still fills eight pages. */
export const Sparse: Story = { args: { content: sparse, defaultPage: 3 } };

/** Written from right to left: the book still opens as it was bound. */
export const Arabic: Story = { args: { content: arabic, defaultPage: 1 } };

/** 1280 px: two pages side by side, scaled a little. */
export const TwoPages: Story = { args: { defaultPage: 1 }, globals: at('w1280') };

/** Under 1280 px: one page. */
export const OnePage: Story = { args: { defaultPage: 2 }, globals: at('w1279') };

/** 1024 px. */
export const Tablet: Story = { globals: at('w1024') };

/** 390 px: the whole page, scaled. */
export const Phone: Story = { args: { defaultPage: 2 }, globals: at('w390') };

/** 320 px. */
export const SmallPhone: Story = { args: { defaultPage: 3 }, globals: at('w320') };
