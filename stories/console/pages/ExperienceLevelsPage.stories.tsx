import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/pages/ExperienceLevelsPage.tsx';
import { everyField, typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Experience levels',
  component: ExperienceLevelsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Levels 1 to 5 and the bonus stage. */
export const Default: Story = {};

/** Two positions at one company, what the company is, certificates and awards; texts with markup. */
export const EverySection: Story = { args: { content: everyField } };
