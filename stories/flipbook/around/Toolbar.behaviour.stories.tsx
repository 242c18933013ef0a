import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Toolbar } from '../../../src/flipbook/around/toolbar.ts';
import { land, rootIn, visiblePages } from '../play/book.ts';
import { numberedPages } from '../play/numberedPages.tsx';
import looks from './Toolbar.stories.tsx';

const meta = {
  ...looks,
  title: 'Flipbook/Toolbar/Behaviour/Parts',
  tags: ['!autodocs', 'behaviour'],
  args: { children: numberedPages(8), defaultPage: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Buttons turn by one spread or to an end. At an end they are marked disabled, and a press does
 * nothing. Arrow keys still turn pages.
 */
export const ButtonsTurnPages: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const button = (name: string) => canvas.getByRole('button', { name });
    for (const [name, pages] of [
      ['next', ['Page 4', 'Page 5']],
      ['previous', ['Page 2', 'Page 3']],
      ['first', ['Page 0', 'Page 1']],
      ['last', ['Page 6', 'Page 7']],
    ] as const) {
      await userEvent.click(button(name));
      await land(root);
      await expect(visiblePages(root)).toEqual(pages);
    }
    for (const [name, disabled] of Object.entries({ first: false, previous: false, next: true, last: true }))
      await expect(button(name)).toHaveAttribute('aria-disabled', String(disabled));
    await expect(button('last')).toHaveFocus();
    await userEvent.click(button('next'));
    await expect(root).toHaveAttribute('data-state', 'read');
    await userEvent.keyboard('{ArrowLeft}');
    await land(root);
    await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
    await expect(button('last')).toHaveAttribute('aria-disabled', 'false');
  },
};

/** If there is nothing to slide over, the slider is marked disabled and keeps the focus. */
export const SliderKeepsTheFocus: Story = {
  args: { children: [], defaultPage: 0 },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Page' });
    slider.focus();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-disabled', 'true');
    await expect(slider).toHaveAttribute('aria-valuetext', 'No pages');
  },
};

/** The slider opens pages at once and announces them; each arrow key moves by one spread. */
export const SliderTurnsPages: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Page' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Pages 3 and 4 of 8');
    await expect(slider).toHaveValue('3');
    for (const [value, pages] of [
      ['4', ['Page 4', 'Page 5']],
      ['4', ['Page 2', 'Page 3']],
      ['8', ['Page 6', 'Page 7']],
      ['4', ['Page 2', 'Page 3']],
    ] as const) {
      fireEvent.change(slider, { target: { value } });
      await waitFor(() => expect(visiblePages(root)).toEqual(pages));
    }
    // During a turn, the slider continues from the turn's target.
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    fireEvent.change(slider, { target: { value: '6' } });
    await waitFor(() => expect(visiblePages(root)).toEqual(['Page 6', 'Page 7']));
    await expect(canvas.getAllByText('Pages 7 and 8 of 8').length).toBeGreaterThan(0);
  },
};

/**
 * Without a flipbook, or if all its pages are open, parts show the pages there are; controls that
 * lead nowhere are marked disabled and do nothing.
 */
export const ControlsThatLeadNowhereAreDisabled: Story = {
  render: () => (
    <>
      {[null, 0, 1, 2].map((count) => (
        <section key={count} aria-label={`of ${count}`}>
          <looks.component defaultPage={0}>{count === null ? null : numberedPages(count)}</looks.component>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [count, text, field] of [
      [null, '', ''],
      [0, 'No pages', ''],
      [1, 'Page 1 of 1', '1'],
      [2, 'Pages 1 and 2 of 2', '1'],
    ] as const) {
      const parts = within(canvas.getByRole('region', { name: `of ${count}` }));
      await expect(parts.queryAllByText(/of \d|No pages/).at(-1)?.textContent ?? '').toBe(text);
      await expect(parts.getByRole('textbox')).toHaveValue(field);
      await expect(parts.getByRole('slider').hasAttribute('data-disabled')).toBe(count !== 2);
      await userEvent.click(parts.getByRole('button', { name: 'full screen' }));
      for (const button of parts.getAllByRole('button', { name: /first|previous|next|last/ })) {
        await expect(button).toHaveAttribute('data-disabled');
        await userEvent.click(button);
      }
    }
  },
};

/**
 * A part renders through `render`, has a class for each state, and calls the user's handler first.
 */
export const PartsCanBeReplaced: Story = {
  args: {
    defaultPage: 0,
    below: (
      <>
        <Toolbar.Previous
          className={({ disabled }) => (disabled ? 'is-disabled' : 'is-ready')}
          render={({ children, ...props }, { disabled }) => (
            <button {...props} type="button" title={disabled ? 'the start' : 'back'}>
              <b>{children}</b>
            </button>
          )}
        >
          own
        </Toolbar.Previous>
        <Toolbar.Next onClick={(event) => event.preventDefault()}>refused</Toolbar.Next>
        <Toolbar.Next title="on" onClick={({ currentTarget }) => currentTarget.append('!')}>
          both
        </Toolbar.Next>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const own = canvas.getByRole('button', { name: 'own' });
    await expect(own).toHaveClass('is-disabled');
    await expect(own).toHaveAttribute('title', 'the start');
    await expect(own.firstElementChild?.tagName).toBe('B');
    await userEvent.click(canvas.getByRole('button', { name: 'refused' }));
    await expect(rootIn(canvasElement)).toHaveAttribute('data-state', 'read');
    await userEvent.click(canvas.getByRole('button', { name: 'both' }));
    await expect(canvas.getByRole('button', { name: 'both!' })).toHaveAttribute('title', 'on');
    await expect(rootIn(canvasElement)).toHaveAttribute('data-state', 'flipping');
  },
};
