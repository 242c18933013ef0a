import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bindings } from '../../../src/console/engine/buttons.ts';
import { expectInOrder } from '../../play/reading.ts';
import looks from './InstructionsPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Instructions/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each button of the console stands in the line of what it does, beside as many keys as it has. */
export const EveryBindingIsPrinted: Story = {
  play: async ({ canvas, step }) => {
    const lines = canvas.getAllByRole('listitem');
    for (const { button, does } of bindings) {
      await step(`${button}: ${does}`, async () => {
        const line = lines.find((item) => within(item).queryByText(does)) ?? document.body;
        const keys = bindings.filter((other) => other.does === does).flatMap((other) => other.keys);
        await expect(within(line).getAllByRole('img', { name: button }).length).toBeGreaterThan(0);
        await expect(line.querySelectorAll('kbd')).toHaveLength(keys.length);
      });
    }
    await expect(lines).toHaveLength(new Set(bindings.map(({ does }) => does)).size);
  },
};

/** First whose console it is, what they do in a sentence, and the button to begin with; then how it works. */
export const WhoThenGoThenHow: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Instructions' }), [
      'Robin Vale',
      'Web developer',
      'Press A to continue...',
      'Welcome, hiring hero.',
      'No batteries needed.',
    ]);
  },
};
