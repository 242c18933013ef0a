import type { Meta, StoryObj } from '@storybook/react-vite';
import { Character } from '../../src/index.ts';
import styles from './frame.module.css';

const meta = {
  title: 'Dialogue/Character',
  component: Character,
  args: { className: styles.figure, frozenMs: 0, title: 'The developer' },
} satisfies Meta<typeof Character>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Listens. */
export const Default: Story = {};

/** Pick a mood and see it live. */
export const Playground: Story = {
  args: { mood: 'waving', frozenMs: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
};
