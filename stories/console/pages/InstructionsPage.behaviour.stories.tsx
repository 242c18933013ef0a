import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bindings } from '../../../src/console/engine/buttons.ts';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';
import { onLcd } from '../onLcd.tsx';
import { expectScrolledTo } from '../play.ts';

const meta = {
  title: 'Console/Pages/Instructions/Behaviour',
  tags: ['!autodocs'],
  component: InstructionsPage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical },
} satisfies Meta<typeof InstructionsPage>;

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

/** A gamepad's A is not where its name is printed: the page says where. */
export const TheGamepadIsExplained: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On a gamepad, A is the right button and B the bottom one.')).toBeVisible();
  },
};

/** First whose console it is, then how it works, then the button to begin with. */
export const WhoThenHowThenGo: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Instructions' }), [
      'Robin Vale',
      'Web developer',
      'Welcome, hiring hero.',
      'No batteries needed.',
      'Press A to continue...',
    ]);
  },
};

/** On a small screen the last line can be scrolled to. */
export const TheLastLineCanBeReached: Story = {
  parameters: { lcd: { heightPx: 240 } },
  play: ({ canvas }) => expectScrolledTo(canvas, canvas.getByText(/^On a gamepad/)),
};
