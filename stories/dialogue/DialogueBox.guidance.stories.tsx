import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogueBox } from '../../src/index.ts';
import { DoAndDont } from '../anatomy/DoAndDont.tsx';

const said = { speaker: 'Player One', words: { name: 'Player One' }, msPerCharacter: 30, frozenMs: 60_000 };
const story = 'I learned typesetting from an aunt and programming from a magazine with a page missing. ';

/** A dialogue is typed letter by letter: it asks, it does not tell. */
const meta = {
  title: 'Dialogue/Dialogue box/Do and don’t',
  component: DoAndDont,
  parameters: { visual: { target: '[data-pair]' } },
  args: {
    good: {
      says: 'Say one thing in up to three lines, and end with the question.',
      shows: <DialogueBox {...said} steps={[{ type: 'Hello! Which company are you here for?' }]} />,
    },
    bad: {
      says: 'Do not tell a story: it takes 30 ms a letter, and hides what is behind the box.',
      shows: <DialogueBox {...said} steps={[{ type: story.repeat(4) }]} />,
    },
  },
} satisfies Meta<typeof DoAndDont>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lines at most. */
export const Default: Story = {};
