import type { ComponentProps, SubmitEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FlipbookSearch } from '../../../src/flipbook/addons/search.ts';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { behaviorOfToolbar, plays, type Story } from '../play/behaviorOfToolbar.tsx';
import { land } from '../play/book.ts';
import { change, useChanges } from '../play/change.ts';
import { numberedPages } from '../play/numberedPages.tsx';
import { translate } from '../play/translate.ts';
import { Labels } from './Toolbar.stories.tsx';
import { ToolbarBook } from './ToolbarBook.tsx';

export default { title: 'Flipbook/Toolbar/Behavior/Field', ...behaviorOfToolbar };

/**
 * The field shows the open page, turns to a typed one, and marks an invalid one until it changes,
 * Escape is pressed or the field loses the focus.
 */
export const FieldTurnsPages = plays({}, async ({ field: getField, enter, expectPages }) => {
  const field = getField();
  await expect(field).toHaveValue('3');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(field, '{Enter}');
  await expect(field).not.toHaveAttribute('aria-invalid');
  for (const invalidPage of ['9', '0', '1.5', '', 'x']) {
    await userEvent.clear(field);
    if (invalidPage) await userEvent.keyboard(invalidPage);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(invalidPage);
  }
  await expect(field.closest('[data-invalid]')).toBeVisible();
  for (const leave of ['{Escape}', '{Tab}']) {
    await userEvent.keyboard(leave);
    await expect(field).toHaveValue('3');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field, 'x{Enter}');
  }
  await enter('8');
  await expectPages(6, 7);
  await expect(field).toHaveValue('7');
});

// Plain JavaScript may pass `null`.
const noText = null as never;
const partsWithoutTexts = (
  <section aria-label="Parts without texts">
    <Toolbar.PageField label={noText} count={noText} error={noText} />
    <Toolbar.Status pagesText={noText} />
    <Toolbar.Slider pagesText={noText} />
    <Toolbar.Thumbnails label={noText} renderThumbnail={(index) => index + 1} />
  </section>
);

/** A text that is `null` counts as missing. */
export const NullTextsCountAsMissing = plays({ args: { footer: partsWithoutTexts } }, async ({ canvas }) => {
  const parts = within(canvas.getByRole('region', { name: 'Parts without texts' }));
  await userEvent.type(parts.getByRole('textbox', { name: 'Page' }), '9{Enter}');
  await expect(parts.getByText('of 8')).toBeVisible();
  await expect(parts.getByRole('alert')).toHaveTextContent('Enter a page from 1 to 8.');
  await expect(parts.getByText('Pages 3 and 4 of 8')).toBeVisible();
  await expect(parts.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Pages 3 and 4 of 8');
  await expect(parts.getByRole('button', { name: 'Page 4' })).toBeVisible();
});

const germanField = <Toolbar.PageField label="Seite" error={(pages) => `1 bis ${pages}`} />;

/** A page that does not exist gives an error message, which is announced and describes the field. */
export const ErrorDescribesTheField = plays({ args: { footer: germanField } }, async ({ canvas }) => {
  for (const [name, message] of Object.entries({ Page: 'Enter a page from 1 to 8.', Seite: '1 bis 8' })) {
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
});

const onSubmit = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
const index = [{ page: 4, text: 'A fold' }];

const inAForm: Story = {
  args: { footer: <FlipbookSearch index={index} /> },
  render: (args) => (
    <form aria-label="Order" onSubmit={onSubmit}>
      <input aria-label="Name" />
      <ToolbarBook {...args} />
    </form>
  ),
  beforeEach: () => void onSubmit.mockClear(),
};

/**
 * The fields of the toolbar and the search do not belong to a form around them. Enter in them does
 * not submit the form, and a reset does not change them.
 */
export const FieldsAreNotPartOfAForm = plays(
  inAForm,
  async ({ canvas, canvasElement, root, field, enter, slider, expectPages }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Order' });
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(1);
    const fields = [...form.elements].filter((element) => element.localName === 'input');
    await expect(fields).toEqual([canvas.getByRole('textbox', { name: 'Name' })]);
    await enter('7');
    await expectPages(6, 7);
    form.reset();
    await expect(field()).toHaveValue('7');
    await expect(slider()).toHaveValue('7');
    slider().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'fold{Enter}');
    await land(root);
    await expectPages(4, 5);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
);

const ChangingSample = (props: ComponentProps<typeof ToolbarBook>) => <ToolbarBook {...useChanges(props)} />;

/**
 * After the browser's translation has wrapped the texts in elements, the toolbar still shows the
 * open pages and their number.
 */
export const ToolbarSurvivesTranslation = plays(
  { render: (args) => <ChangingSample {...args} /> },
  async ({ canvas, click }) => {
    translate(canvas.getByRole('group', { name: 'Page controls' }));
    await change({ children: numberedPages(10) });
    const field = canvas.getByRole('textbox');
    await expect(field.closest('label')?.parentElement).toHaveTextContent('[Page] of 10');
    await expect(canvas.getByText('Pages 3 and 4 of 10')).toBeVisible();
    await click('[next]');
    await expect(canvas.getAllByText('Pages 5 and 6 of 10').length).toBeGreaterThan(0);
  },
);

/** The field matches labels in any case, with spaces around them, and numbers in any digits. */
export const FieldAcceptsLabels = plays({ args: { ...Labels.args } }, async ({ field, enter, expectPages }) => {
  await expect(field()).toHaveValue('ii');
  for (const number of ['8', '\u0667', '\u06f7', '\uff17']) {
    await enter(' COVER ');
    await expectPages(0, 1);
    await enter(number);
    await expectPages(6, 7);
  }
  await expect(field()).toHaveValue('7');
});
