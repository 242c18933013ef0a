import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from '../../site/screens/Home.tsx';
import { homeVariants } from '../../site/screens/homeVariants.tsx';
import { arabic, long, sparse } from '../content/fixtures.ts';
import { OnSite } from './OnSite.tsx';
import { desk, inAllModes, phone, wholeScreen } from './wholeScreen.ts';

/**
 * The first screen: the console under 650 px, the intro from there on. One rule: **only the variant that is shown has a script.**
 * The other is dormant, prerendered HTML, until the window becomes one of its kind. How the intro looks is told under
 * Site/Intro, where it can be stopped at any moment of its greeting.
 */
const meta = {
  title: 'Site/Home',
  component: OnSite,
  args: { screen: <Home /> },
  globals: phone,
  parameters: wholeScreen,
  beforeEach: async () => {
    await homeVariants.narrow.load();
  },
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone: the console. */
export const Default: Story = { parameters: inAllModes };

/** On a very small phone. */
export const SmallPhone: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** In the widest window that has the console. */
export const JustNarrow: Story = { globals: { viewport: { value: 'w649', isRotated: false } } };

/** At a desk: the intro, which types. */
export const Desk: Story = { globals: desk, parameters: { chromatic: { disableSnapshot: true } } };

/** An owner who has said only a name. */
export const Sparse: Story = { args: { content: sparse } };

export const LongName: Story = { args: { content: long } };

export const Arabic: Story = {
  args: { content: arabic },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <OnSite {...args} />
    </div>
  ),
};

/** Plain type instead of the pixel faces. */
export const Readable: Story = { args: { visit: { readable: true } } };

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };
