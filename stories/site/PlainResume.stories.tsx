import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { everyField } from '../content/fixtures/everyField.ts';
import { arabic, japanese, long, sparse, typical } from '../content/fixtures.ts';
import { OnSite } from './OnSite.tsx';
import { desk, inAllModes, phone, wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Plain resume',
  component: OnSite,
  args: { screen: <PlainResume /> },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One column, in the order employers expect. */
export const Default: Story = { parameters: inAllModes };

/** On a phone each date stands under its place. */
export const Phone: Story = { globals: phone };

/** Everything JSON Resume knows: a photo, text with markup, three roles at one company. */
export const EverySection: Story = { args: { content: everyField } };

/** The same on a phone. */
export const EverySectionOnPhone: Story = { args: { content: everyField }, globals: phone };

/** The same in the narrowest window. */
export const EverySectionInNarrow: Story = {
  args: { content: everyField },
  globals: { viewport: { value: 'w320', isRotated: false } },
};

/** Four sections, in an order of the owner's own. */
export const OwnersChoice: Story = {
  args: {
    content: {
      ...typical,
      game: { ...typical.game, sections: { resume: ['skills', 'education', 'work', 'languages'] } },
    },
  },
};

/** A name and nothing else: no empty headings. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs, sixty skills and a name of 200 characters. */
export const Long: Story = { args: { content: long } };

/** The same on a phone. */
export const LongOnPhone: Story = { args: { content: long }, globals: phone };

export const Arabic: Story = { args: { content: arabic } };

/** Written without spaces between words. */
export const Japanese: Story = { args: { content: japanese } };
