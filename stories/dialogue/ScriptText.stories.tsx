import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScriptText } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';

const meta = {
  title: 'Dialogue/Script text',
  component: ScriptText,
  args: { steps: typical.game.scripts.greeting, words: { name: 'Player One' } },
} satisfies Meta<typeof ScriptText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The greeting, its slip of the keys corrected. */
export const Default: Story = {};

/** Write a script. */
export const Playground: Story = {
  args: { steps: [{ type: 'Press any kez' }, { pause: 650 }, { erase: 1 }, { type: 'y, {name}.' }] },
  parameters: { visual: { skip: true } },
};

/** From right to left. */
export const Arabic: Story = { args: { steps: [{ type: 'مرحبا، أنا {name}.' }], words: { name: 'ليلى' } } };
