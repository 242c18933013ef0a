import { expect, userEvent, waitFor } from 'storybook/test';
import { paragraphWith } from '../../play/reading.ts';
import { button, type Canvas, expectPage, field, press } from '../play.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Title page/Behavior',
  ...atPage('title'),
};

const type = (canvas: Canvas, text: string) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), text);

/** A click on the dialogue opens the form. The letter and the quest mention the company that was sent. */
export const LetterAndQuestMentionTheCompany: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await type(canvas, '  Acme <b>Inc</b> ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
    await expectPage(canvas, 'Cover Letter');
    await expect(paragraphWith(canvas, 'Dear Acme <b>Inc</b> team,')).toBeVisible();
    await press(canvas, 'A');
    await expect(paragraphWith(canvas, 'Join Acme <b>Inc</b>')).toBeVisible();
  },
};

export const AnswerByKeyFocusesTheField: Story = {
  name: 'Enter on "Answer" moves the focus to the field',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Answer' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company Name' })).toHaveFocus());
  },
};

/** The A button sends the typed text, and its name says so. Spaces alone are not a company. */
export const AButtonSendsTheTypedText: Story = {
  play: async ({ canvas, step }) => {
    for (const [text, salutation] of [
      ['Acme', 'Dear Acme team,'],
      ['  ', 'Dear hiring team,'],
      ['https://example.com', 'Dear https://example.com team,'],
    ] as const) {
      await step(JSON.stringify(text), async () => {
        await press(canvas, 'A');
        await userEvent.clear(canvas.getByRole('textbox', { name: 'Company Name' }));
        await expect(button(canvas, 'A')).toHaveAccessibleName('A, next');
        await type(canvas, text);
        await expect(button(canvas, 'A')).toHaveAccessibleName('A, send');
        await press(canvas, 'A');
        await expectPage(canvas, 'Cover Letter');
        await expect(paragraphWith(canvas, salutation)).toBeVisible();
        await press(canvas, 'B');
      });
    }
  },
};

/** The form starts with the visit's company and keeps its text until the visitor declines. */
export const TheFormKeepsTheTypedText: Story = {
  parameters: { visit: { company: 'Pixel & Sons' } },
  play: async ({ canvas, step }) => {
    await press(canvas, 'A');
    await expect(field(canvas)).toHaveValue('Pixel & Sons');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Company Name' }));
    await type(canvas, 'Acm');
    for (const legend of ['select', 'B', 'right']) {
      await step(legend, async () => {
        await press(canvas, legend);
        await expect(field(canvas)).not.toBeInTheDocument();
        if (legend === 'select')
          await expect(canvas.getByRole('status')).toHaveTextContent('The company form is closed.');
        if (legend === 'right') await press(canvas, 'B');
        await press(canvas, 'A');
        await expect(field(canvas)).toHaveValue('Acm');
      });
    }
    await step('After declining', async () => {
      await userEvent.click(canvas.getByRole('button', { name: "I'd rather not" }));
      await expect(canvas.getByText('Dear hiring team,')).toBeVisible();
      await press(canvas, 'B');
      await press(canvas, 'A');
      await expect(field(canvas)).toHaveValue('');
    });
  },
};

const openForm = { initialState: { page: 'title', form: 'open', startMenu: 'closed' } } as const;

/** With the form open, all text is complete. */
export const TheOpenFormCompletesTheText: Story = {
  args: { ...openForm, frozenMs: undefined },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await expect(answer.parentElement?.querySelector('[data-phase="done"]')).toBeInTheDocument();
    await expect(answer).toHaveAccessibleDescription(/which company/i);
  },
};

/** The question reports the open form, and a press on it focuses the field. */
export const TheAnswerButtonFocusesTheField: Story = {
  args: openForm,
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await expect(answer).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(answer);
    await expect(field(canvas)).toHaveFocus();
  },
};
