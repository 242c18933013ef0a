import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { OnSite } from './OnSite.tsx';
import { desk, phone, wholeScreen } from './wholeScreen.ts';

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

export const Phone: Story = { globals: phone };

/** On a very small phone. */
export const SmallPhone: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** On a small laptop. */
export const Laptop: Story = { globals: { viewport: { value: 'w1024', isRotated: false } } };

/** Plain type instead of the pixel faces. */
export const Readable: Story = { args: { visit: { readable: true } } };

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };
