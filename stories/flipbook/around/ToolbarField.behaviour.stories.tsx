import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Toolbar } from '../../../src/flipbook/around/toolbar.ts';
import { land, rootIn, visiblePages } from '../play/book.ts';
import { numberedPages } from '../play/numberedPages.tsx';
import { translate } from '../play/translate.ts';
import looks, { Labels } from './Toolbar.stories.tsx';

const meta = {
  ...looks,
  title: 'Flipbook/Toolbar/Behaviour/Field',
  tags: ['!autodocs', 'behaviour'],
  args: { children: numberedPages(8), defaultPage: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The field shows the open page, turns to the typed page, and rejects an invalid one. Leaving the
 * field discards the text.
 */
export const FieldTurnsPages: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await expect(field).toHaveValue('3');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '{Enter}');
    await expect(field).not.toHaveAttribute('aria-invalid');
    for (const none of ['9', '0', '1.5', '', 'x']) {
      await userEvent.clear(field);
      if (none) await userEvent.keyboard(none);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(none);
    }
    await expect(field.closest('[data-invalid]')).toBeVisible();
    for (const leave of ['{Escape}', '{Tab}']) {
      await userEvent.keyboard(leave);
      await expect(field).toHaveValue('3');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await userEvent.type(field, 'x{Enter}');
    }
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    await land(root);
    await expect(visiblePages(root)).toEqual(['Page 6', 'Page 7']);
    await expect(field).toHaveValue('7');
  },
};

/**
 * A page that does not exist gives an error message, which is announced and describes the field.
 */
export const FieldDescribesErrors: Story = {
  args: { below: <Toolbar.PageField label="Seite" error={(pages) => `1 bis ${pages}`} /> },
  play: async ({ canvas }) => {
    for (const [name, message] of [
      ['Page', 'Enter a page from 1 to 8.'],
      ['Seite', '1 bis 8'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await expect(canvas.queryByText(message)).not.toBeInTheDocument();
      await userEvent.type(field, '9{Enter}');
      const error = canvas.getByText(message);
      await expect(error).toBeVisible();
      await expect(error).toHaveRole('alert');
      await expect(field).toHaveAccessibleDescription(message);
      await userEvent.keyboard('{Backspace}');
      await expect(error).toBeEmptyDOMElement();
      await expect(field).not.toHaveAccessibleDescription();
    }
  },
};

/** Digits of other scripts count as numbers. */
export const FieldReadsAnyDigits: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Page' });
    for (const typed of ['\u0667', '\u06f7', '\uff17']) {
      await userEvent.click(canvas.getByRole('button', { name: 'first' }));
      await land(root);
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await land(root);
      await expect(visiblePages(root), typed).toEqual(['Page 6', 'Page 7']);
    }
  },
};

const onSubmit = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());

/**
 * In a form around the toolbar, Enter opens the page or moves the slider, and the form is not
 * submitted.
 */
export const EnterDoesNotSubmitTheForm: Story = {
  render: (args) => (
    <form aria-label="Order" onSubmit={onSubmit}>
      <input aria-label="Name" />
      <looks.component {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  beforeEach: () => void onSubmit.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(1);
    await userEvent.type(field, '{Backspace}7{Enter}');
    await land(root);
    await expect(visiblePages(root)).toEqual(['Page 6', 'Page 7']);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

function GrowingBook() {
  const [count, setCount] = useState(8);
  return (
    <>
      <button type="button" onClick={() => setCount(10)}>
        Add
      </button>
      <looks.component defaultPage={2}>{numberedPages(count)}</looks.component>
    </>
  );
}

/**
 * After a translator wraps the texts, the toolbar still shows the number of pages and the open
 * ones.
 */
export const ToolbarSurvivesTranslation: Story = {
  render: () => <GrowingBook />,
  play: async ({ canvas, canvasElement }) => {
    translate(canvas.getByRole('group', { name: 'The book' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const field = canvas.getByRole('textbox');
    await expect(field.closest('label')?.parentElement).toHaveTextContent('[Page] of 10');
    await expect(canvas.getByText('Pages 3 and 4 of 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '[next]' }));
    await land(rootIn(canvasElement));
    await expect(canvas.getAllByText('Pages 5 and 6 of 10').length).toBeGreaterThan(0);
  },
};

/**
 * The field matches labels in any case, with spaces around them, and numbers. A page without a
 * label uses its number.
 */
export const FieldAcceptsLabels: Story = {
  args: { ...Labels.args },
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await expect(field).toHaveValue('ii');
    for (const [typed, pages] of [
      [' COVER ', ['Page 0', 'Page 1']],
      ['8', ['Page 6', 'Page 7']],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await land(root);
      await expect(visiblePages(root)).toEqual(pages);
    }
    await expect(field).toHaveValue('7');
  },
};
