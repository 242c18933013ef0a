import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import { Console } from './Console.tsx';
import { Dialogue } from './Dialogue.tsx';

const meta = {
  title: 'Flipbook/With shadcn and agents/Behavior',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The console has its own visit, so its A button turns the page. */
export const TheConsoleTurnsItsPage: Story = {
  render: () => <Console content={typical} keysFrom="inside" frozenMs={20_000} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^A\b/ }));
    await expect(await canvas.findByText(/Which company|Company Name/)).toBeVisible();
  },
};

/** The dialogue greets the company that the visitor types. */
export const TheDialogueGreetsTheCompany: Story = {
  render: () => <Dialogue speaker="Player One" frozenMs={Number.POSITIVE_INFINITY} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), 'Acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
    await expect(await canvas.findByText('Hello, Acme!')).toBeVisible();
  },
};
