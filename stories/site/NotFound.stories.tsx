import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/**
 * What stands at every address that is no page's: what is missing, the address, and the ways to all there is.
 *
 * **When:** a host sends `404.html`, or the router knows no such path. `words.json` replaces its words.
 *
 * ```json
 * { "notFound.meaning": "There is no such page here." }
 * ```
 *
 * **The rule: it is drawn for no address.** One file is sent for all of them, so the address comes with the script, in room that is kept for it.
 *
 * **Keys** are the browser's: four links. **A screen reader** hears the heading, what the picture shows, and the links.
 */
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
