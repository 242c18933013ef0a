import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { CompanyForm } from '../../src/index.ts';

const meta = {
  title: 'Dialogue/Company form/Behaviour',
  tags: ['!autodocs'],
  component: CompanyForm,
  parameters: { chromatic: { disableSnapshot: true } },
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

/** What is typed is told as it is typed, uncleaned. */
export const TypingIsTold: Story = {
  args: { onTyped: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), ' A');
    await expect(args.onTyped).toHaveBeenLastCalledWith(' A');
    await userEvent.clear(field(canvas));
    await expect(args.onTyped).toHaveBeenLastCalledWith('');
  },
};

/** Where the name goes is said in sight of the field, and to those who hear it. */
export const WhereTheNameGoesIsSaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stays in this browser.')).toBeVisible();
    await expect(field(canvas)).toHaveAccessibleDescription('Stays in this browser.');
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

/** The browser itself refuses an empty field; what is missing stands below it, and the field has the focus. */
export const AnEmptyFieldIsRefused: Story = {
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toBeRequired();
    await expect(field(canvas)).toHaveAccessibleDescription('Stays in this browser.');
    await send(canvas);
    await expect(args.onSubmitCompany).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveProperty('validity.valueMissing', true);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please type the name of a company.');
    await expect(field(canvas)).toHaveAccessibleDescription(
      'Please type the name of a company. Stays in this browser.',
    );
    await expect(field(canvas)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(canvas)).toHaveFocus();
  },
};

/** Sent once more with nothing new in it, it is refused aloud once more: an alert that stays as it is would not be read again. */
export const EachRefusalIsAnnounced: Story = {
  play: async ({ canvas, step }) => {
    await send(canvas);
    for (const again of ['a second time', 'a third time']) {
      await step(again, async () => {
        const before = canvas.getByRole('alert');
        await userEvent.type(field(canvas), '{Enter}');
        await expect(before).not.toBeInTheDocument();
        await expect(canvas.getByRole('alert')).toHaveTextContent('Please type the name of a company.');
        await expect(field(canvas)).toHaveAccessibleDescription(
          'Please type the name of a company. Stays in this browser.',
        );
      });
    }
  },
};

/** To the eye these are spaces, too: one that does not break, one of no width, a turn of direction, one as wide as a letter of Chinese. */
export const UnseenSpacesAreSpaces: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste('\u00A0\u200B\u202E\u3000');
    await send(canvas);
    await expect(args.onSubmitCompany).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('only spaces');
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
      await expect(field(canvas)).toHaveAccessibleDescription(expect.stringContaining('only spaces'));
    });
    await step('Sent once more, they are refused once more', async () => {
      await send(canvas);
      await expect(args.onSubmitCompany).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).toHaveTextContent('only spaces');
    });
    await step('A letter clears the message', async () => {
      await userEvent.type(field(canvas), 'A');
      await expect(field(canvas)).toBeValid();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('The name is sent', async () => {
      await send(canvas);
      await expect(args.onSubmitCompany).toHaveBeenCalledOnce();
      await expect(args.onSubmitCompany).toHaveBeenCalledWith('A');
    });
  },
};

/** What is left of a name, by what was typed. */
const names: readonly (readonly [claim: string, typed: string, company: string])[] = [
  ['one letter', 'A', 'A'],
  ['400 letters are cut to 40', 'Wunderbar '.repeat(40), 'Wunderbar Wunderbar Wunderbar Wunderbar'],
  ['markup is left out', '<img src=x onerror=alert(1)><b>Acme</b>', 'Acme'],
  ['from right to left', 'شركة النور', 'شركة النور'],
  ['turns of direction are left out', '\u202EAcme\u202C', 'Acme'],
  ['emoji', '👩‍💻 Studio 🇫🇷', '👩‍💻 Studio 🇫🇷'],
  ['combining marks', 'Cafe\u0301', 'Café'],
  ['a tower of accents is left out', `A${'\u0301'.repeat(100)} Acme`, 'Acme'],
  ['an address beside a name is left out', 'Acme javascript:alert(1)', 'Acme'],
];

/** Any name is handed on as harmless text. */
export const WhateverIsTyped: Story = {
  play: async ({ args, canvas, step }) => {
    for (const [claim, written, company] of names) {
      await step(claim, async () => {
        await userEvent.clear(field(canvas));
        await userEvent.click(field(canvas));
        await userEvent.paste(written);
        await send(canvas);
        await expect(args.onSubmitCompany).toHaveBeenLastCalledWith(company);
      });
    }
    await expect(args.onSubmitCompany).toHaveBeenCalledTimes(names.length);
  },
};

/** A name of which cleaning leaves nothing is refused, and the field says why. */
export const NothingLeftIsRefused: Story = {
  play: async ({ args, canvas, step }) => {
    for (const written of ['https://example.com/', 'javascript:alert(1)', '<b></b>', 'hr@example.com']) {
      await step(JSON.stringify(written), async () => {
        await userEvent.clear(field(canvas));
        await userEvent.click(field(canvas));
        await userEvent.paste(written);
        await send(canvas);
        await expect(args.onSubmitCompany).not.toHaveBeenCalled();
        await expect(field(canvas)).toHaveAccessibleDescription(expect.stringContaining('just the name'));
      });
    }
  },
};

/** A name from right to left stands so in the field. */
export const TheFieldTurnsToTheName: Story = {
  args: { initialCompany: 'شركة النور' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(field(canvas)).direction).toBe('rtl');
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'Acme');
    await expect(getComputedStyle(field(canvas)).direction).toBe('ltr');
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
