import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { CompanyForm } from '../../src/index.ts';

const meta = {
  title: 'Dialogue/Company form/Behaviour',
  component: CompanyForm,
  parameters: { visual: { skip: true } },
  args: { onSubmitCompany: fn(), decline: <a href="#letter">I'd rather not</a> },
} satisfies Meta<typeof CompanyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Company Name' });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));

/** A name is handed on cleaned. */
export const ANameIsHandedOnCleaned: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), '  Acme   <i>Inc</i>');
    await send(canvas);
    await expect(args.onSubmitCompany).toHaveBeenCalledOnce();
    await expect(args.onSubmitCompany).toHaveBeenCalledWith('Acme Inc');
  },
};

/** Enter in the field sends, too. */
export const EnterSends: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), 'Acme{Enter}');
    await expect(args.onSubmitCompany).toHaveBeenCalledOnce();
    await expect(args.onSubmitCompany).toHaveBeenCalledWith('Acme');
  },
};

/** The browser itself refuses an empty field. */
export const AnEmptyFieldIsRefused: Story = {
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toBeRequired();
    await send(canvas);
    await expect(args.onSubmitCompany).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveProperty('validity.valueMissing', true);
  },
};

/** Spaces are refused with words that say what is missing, until something else is typed. */
export const SpacesAreRefused: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Spaces are sent', async () => {
      await userEvent.type(field(canvas), '   ');
      await send(canvas);
      await expect(args.onSubmitCompany).not.toHaveBeenCalled();
      await expect(field(canvas)).toHaveProperty('validationMessage', expect.stringContaining('only spaces'));
    });
    await step('A letter clears the message', async () => {
      await userEvent.type(field(canvas), 'A');
      await expect(field(canvas)).toBeValid();
    });
    await step('The name is sent', async () => {
      await send(canvas);
      await expect(args.onSubmitCompany).toHaveBeenCalledOnce();
      await expect(args.onSubmitCompany).toHaveBeenCalledWith('A');
    });
  },
};

/** An address of which nothing is left is refused, and the field says why. */
export const AnAddressAloneIsRefused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), 'https://example.com/');
    await send(canvas);
    await expect(args.onSubmitCompany).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveProperty('validationMessage', expect.stringContaining('just the name'));
  },
};

/** The form has nothing that a browser could send: its field is nameless, and its method goes nowhere. */
export const NothingCanBeSent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvas), 'Acme');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveProperty('method', 'dialog');
    await expect(form && [...new FormData(form)]).toEqual([]);
  },
};
