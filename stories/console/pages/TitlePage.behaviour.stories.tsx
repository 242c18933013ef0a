import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import looks from './TitlePage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Title page/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the dialogue asks for the form. */
export const TheDialogueAsksForTheForm: Story = {
  args: { frozenMs: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /which company/i }));
    await expect(args.onDialogueClick).toHaveBeenCalledOnce();
  },
};

/** With the form open all is said at once: the words need not be waited for. */
export const TheWordsNeedNotBeWaitedFor: Story = {
  args: { form: 'open', frozenMs: undefined },
  play: async ({ canvas }) => {
    const dialogue = canvas.getByRole('button', { name: /which company/i });
    await expect(dialogue.querySelector('[data-phase="done"]')).toBeInTheDocument();
  },
};

/** "Send it!" hands over the name as it was typed; "I'd rather not" says so, and sends nothing. */
export const SendHandsOverTheName: Story = {
  args: { form: 'open' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), '  Acme   Inc ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
    await expect(args.onCompanySent).toHaveBeenCalledWith('  Acme   Inc ');
    await expect(args.onCompanyDeclined).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: "I'd rather not" }));
    await expect(args.onCompanyDeclined).toHaveBeenCalledOnce();
    await expect(args.onCompanySent).toHaveBeenCalledOnce();
  },
};
