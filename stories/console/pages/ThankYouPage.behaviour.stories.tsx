import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectInOrder } from '../../play/reading.ts';
import { phone } from '../../windows.ts';
import looks from '../Handheld.stories.tsx';
import { press, startMenu } from '../play.ts';

const meta = {
  ...looks,
  title: 'Console/Pages/Thank you/Behaviour',
  tags: ['!autodocs'],
  globals: phone,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { ...looks.args, initialPage: 'thank-you' },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The farewell says all that the owner has written, then points to the Start Menu. */
export const TheFarewellThenThePointer: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Thank You' }), [
      'You made it to the end!',
      'Press Start to find my address.',
      'Write to me',
      'Contact info is in the Start Menu.',
    ]);
  },
};

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

/** "Write to me" begins a mail; A opens the Start Menu. */
export const WriteToMeAndA: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write to me' })).toHaveAttribute(
      'href',
      'mailto:robin@robin.example',
    );
    await press(canvas, 'A');
    await expect(startMenu(canvas)).toBeVisible();
  },
};
