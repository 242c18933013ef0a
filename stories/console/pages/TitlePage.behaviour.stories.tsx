import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { TitlePage, type TitlePageProps } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Title page/Behaviour',
  tags: ['!autodocs'],
  component: TitlePage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    content: typical,
    form: 'open',
    company: '',
    onDialogueClick: fn(),
    onCompanySent: fn(),
    onCompanyDeclined: fn(),
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Company Name' });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));

/** As the console would: a click on the dialogue opens the form. */
function WithForm({ onDialogueClick, ...rest }: TitlePageProps) {
  const [form, setForm] = useState(rest.form);
  return (
    <TitlePage
      {...rest}
      form={form}
      onDialogueClick={() => {
        onDialogueClick();
        setForm('open');
      }}
    />
  );
}

/** A click on the dialogue reveals the form, and the words need not be waited for. */
export const TheDialogueRevealsTheForm: Story = {
  args: { form: 'closed' },
  render: (args) => <WithForm {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    const dialogue = canvas.getByRole('button', { name: /which company/i });
    await userEvent.click(dialogue);
    await expect(args.onDialogueClick).toHaveBeenCalledOnce();
    await expect(field(canvas)).toBeVisible();
    await expect(dialogue.querySelector('[data-phase="done"]')).toBeInTheDocument();
    await expect(dialogue).toHaveFocus();
  },
};

/** The keyboard reveals it, too. */
export const EnterRevealsTheForm: Story = {
  ...TheDialogueRevealsTheForm,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /which company/i }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toBeVisible();
  },
};

/** "Send it!" hands over the name as it was typed. */
export const SendHandsOverTheName: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), '  Acme   Inc ');
    await send(canvas);
    await expect(args.onCompanySent).toHaveBeenCalledOnce();
    await expect(args.onCompanySent).toHaveBeenCalledWith('  Acme   Inc ');
    await expect(args.onCompanyDeclined).not.toHaveBeenCalled();
  },
};

/** "I'd rather not" says so, and sends nothing. */
export const DecliningSendsNothing: Story = {
  args: { company: 'Acme Inc' },
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toHaveValue('Acme Inc');
    await userEvent.click(canvas.getByRole('button', { name: "I'd rather not" }));
    await expect(args.onCompanyDeclined).toHaveBeenCalledOnce();
    await expect(args.onCompanySent).not.toHaveBeenCalled();
  },
};

/** An empty field is refused; the page stays. */
export const NoNameIsRefused: Story = {
  play: async ({ args, canvas }) => {
    await send(canvas);
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onCompanySent).not.toHaveBeenCalled();
  },
};
