import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { OnSite } from './OnSite.tsx';
import { desk, phone, wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Not found',
  component: OnSite,
  args: { screen: <NotFound /> },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands at every address that is no page's. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: phone };
