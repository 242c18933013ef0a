import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogueBox } from '../../src/index.ts';
import { inRoom } from './inRoom.tsx';
import { greeting } from './play/greeting.ts';

const meta = {
  title: 'Dialogue/Dialogue box',
  component: DialogueBox,
  decorators: [inRoom],
  args: { ...greeting, speaker: 'Player One' },
} satisfies Meta<typeof DialogueBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the character talks. */
export const Default: Story = { args: { frozenMs: 1200 } };

/** Types as you watch. */
export const Playground: Story = {
  args: { afterwards: 'waving', onTextClick: () => {}, textAction: 'Answer' },
  parameters: { chromatic: { disableSnapshot: true } },
};
