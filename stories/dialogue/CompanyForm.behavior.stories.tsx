import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Canvas } from '../console/play.ts';
import companyFormMeta from './CompanyForm.stories.tsx';

export default {
  ...companyFormMeta,
  title: 'Dialogue/Company form/Behavior',
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof companyFormMeta.component>;

type Story = StoryObj<typeof companyFormMeta.component>;

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Company Name' });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));

/**
 * The browser's own check rejects an empty field: a message appears below it, the field gets the
 * focus, and the next character clears the message.
 */
export const AnEmptyFieldShowsAnError: Story = {
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toBeRequired();
    await expect(canvas.getByText('Never leaves this browser.')).toBeVisible();
    await expect(field(canvas)).toHaveAccessibleDescription('Never leaves this browser.');
    await send(canvas);
    await expect(args.onSubmitCompany).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveProperty('validity.valueMissing', true);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Type a company name first.');
    await expect(field(canvas)).toHaveAccessibleDescription('Type a company name first. Never leaves this browser.');
    await expect(field(canvas)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(canvas)).toHaveFocus();
    await userEvent.type(field(canvas), 'A');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(field(canvas)).toBeValid();
    await send(canvas);
    await expect(args.onSubmitCompany).toHaveBeenCalledWith('A');
  },
};

/** Each error is announced. An unchanged alert would stay silent, so a new one replaces it. */
export const EachErrorIsAnnounced: Story = {
  play: async ({ canvas, step }) => {
    await send(canvas);
    for (const attempt of ['a second time', 'a third time']) {
      await step(attempt, async () => {
        const before = canvas.getByRole('alert');
        await userEvent.type(field(canvas), '{Enter}');
        await expect(before).not.toBeInTheDocument();
        await expect(canvas.getByRole('alert')).toHaveTextContent('Type a company name first.');
        await expect(field(canvas)).toHaveAccessibleDescription(
          'Type a company name first. Never leaves this browser.',
        );
      });
    }
  },
};

/** The form passes on the typed text unchanged; Enter in the field also sends it. */
export const TheFormSubmitsTheTextUnchanged: Story = {
  play: async ({ args, canvas }) => {
    const text = `  \u202EAcme   <b>شركة</b> A${'\u0301'.repeat(100)} ${'W'.repeat(500)} 👩‍💻 https://example.com/ `;
    await userEvent.click(field(canvas));
    await userEvent.paste(text);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmitCompany).toHaveBeenCalledWith(text);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A right-to-left name keeps its direction in the field. */
export const TheFieldFollowsTheDirectionOfTheName: Story = {
  args: { initialCompany: 'شركة النور' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(field(canvas)).direction).toBe('rtl');
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'Acme');
    await expect(getComputedStyle(field(canvas)).direction).toBe('ltr');
  },
};

/**
 * Without scripts, too, the browser sends nothing: the field has no name, and the form's method is
 * `dialog`.
 */
export const TheBrowserSendsNoRequest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvas), 'Acme');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveProperty('method', 'dialog');
    await expect(form && [...new FormData(form)]).toEqual([]);
  },
};
