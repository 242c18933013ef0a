import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlipbookScreen } from '../../site/screens/FlipbookScreen.tsx';
import { at, desk, narrow, phone } from '../windows.ts';
import { german } from '../words/spoken.ts';
import { OnSite } from './OnSite.tsx';
import { expectNothingBeside, inAllModes, wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Flipbook screen',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <FlipbookScreen /> },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The manual, and the documents below it. */
export const Default: Story = { parameters: inAllModes };

export const Phone: Story = { globals: phone };

/** The longest words where there is least room. */
export const GermanNarrow: Story = { args: german, globals: narrow, play: expectNothingBeside };

/** Where there is room, the whole book is drawn a quarter larger. */
export const Large: Story = { args: { screen: <FlipbookScreen defaultPage={3} /> }, globals: at('w1760') };

/** Beyond the sweep of the pages of a very wide window lies the box that the console came in. */
export const WithTheConsolesBox: Story = { globals: at('w1920') };
