import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { consoleParts } from '../../../src/console/pages/ConsolePartsContext.ts';
import { Handheld } from '../../../src/index.ts';
import { sparse, typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';
import { inRoom, phone } from '../inRoom.tsx';
import { startMenu } from '../play.ts';

const meta = {
  title: 'Console/Pages/Thank you/Behaviour',
  tags: ['!autodocs'],
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  globals: phone,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, initialPage: 'thank-you', frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pointer to the Start Menu opens it, and has the focus again afterwards. */
export const ThePointerOpensTheMenu: Story = {
  play: async ({ canvas }) => {
    const pointer = canvas.getByRole('button', { name: 'Contact info is in the Start Menu.' });
    await userEvent.click(pointer);
    await expect(canvas.getByRole('tab', { name: 'Contact Info' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(startMenu(canvas)).not.toBeInTheDocument();
    await expect(pointer).toHaveFocus();
  },
};

/** The farewell says all that the owner has written, then points to the Start Menu. */
export const TheFarewellThenThePointer: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Thank You' }), [
      'You made it to the end!',
      'Press Start to find my address.',
      'Contact info is in the Start Menu.',
    ]);
  },
};

/** Without an address there is nothing to point to; the farewell is said all the same. */
export const WithoutAnAddressThereIsNoPointer: Story = {
  args: { content: sparse },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article'), ['Thank you for playing!']);
    await expect(canvas.queryByRole('button', { name: /Contact info/ })).not.toBeInTheDocument();
  },
};
