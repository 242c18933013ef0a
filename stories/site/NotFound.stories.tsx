import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Not found',
  component: OnSite,
  args: { screen: <NotFound />, path: '/castle/cellar' },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands at every address that is no page's. */
export const Default: Story = {};

/** On a very small phone, at an address that goes on. */
export const SmallPhone: Story = { args: { path: `/castle/${'cellar'.repeat(40)}` }, globals: narrow };
