import type { Meta, StoryObj } from '@storybook/react-vite';
import { Intro } from '../../site/screens/Intro.tsx';
import { OnSite } from './OnSite.tsx';
import { desk, wholeScreen } from './wholeScreen.ts';

/**
 * The first screen of a wide window: who lives here, and what they say first. One rule: **nobody has to wait.** Name, role, the
 * plain résumé and the PDF are there before the first letter is typed, and the form is one press away.
 */
const meta = {
  title: 'Site/Intro',
  component: Intro,
  globals: desk,
  parameters: wholeScreen,
  args: { start: 'form' },
  render: (args) => <OnSite screen={<Intro {...args} />} />,
} satisfies Meta<typeof Intro>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All is said, and the form is open. */
export const Default: Story = {};

export const Playground: Story = { args: { start: 'greeting' }, parameters: { chromatic: { disableSnapshot: true } } };
