import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandheldScreen } from '../../site/screens/HandheldScreen.tsx';
import { desk, narrow } from '../windows.ts';
import { german, polish } from '../words/spoken.ts';
import { OnSite } from './OnSite.tsx';
import { expectNothingBeside, inAllModes, wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Handheld',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <HandheldScreen /> },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The console at a desk. */
export const Default: Story = { parameters: inAllModes };

/** The longest words where there is least room. */
export const GermanNarrow: Story = { args: german, globals: narrow, play: expectNothingBeside };

export const PolishNarrow: Story = { ...GermanNarrow, args: polish };
