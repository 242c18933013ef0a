import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { behaviorOfToolbar, plays } from '../play/behaviorOfToolbar.tsx';
import { visiblePages } from '../play/book.ts';
import { numberedPages, numberedProps } from '../play/numberedPages.tsx';
import { ToolbarBook } from './ToolbarBook.tsx';

export default { title: 'Flipbook/Toolbar/Behavior/Parts', ...behaviorOfToolbar };

/**
 * Buttons turn one spread, or to an end. There, those that lead nowhere are marked disabled, and
 * arrow keys still turn.
 */
export const ButtonsTurnPages = plays({}, async ({ root, button, click, expectPages }) => {
  for (const [name, left] of Object.entries({ next: 4, previous: 2, first: 0, last: 6 })) {
    await click(name);
    await expectPages(left, left + 1);
  }
  for (const [name, disabled] of Object.entries({ first: false, previous: false, next: true, last: true }))
    await expect(button(name)).toHaveAttribute('aria-disabled', String(disabled));
  await expect(button('last')).toHaveFocus();
  await userEvent.click(button('next'));
  await expect(visiblePages(root)).toEqual(['Page 6', 'Page 7']);
  await userEvent.keyboard('{ArrowLeft}');
  await expectPages(4, 5);
  await expect(button('last')).toHaveAttribute('aria-disabled', 'false');
});

/** With Enter held on a button, the next spread turns only after a turn has landed. */
export const HeldEnterTurnsASpreadPerLanding = plays({ args: { startPage: 0 } }, async ({ button, expectPages }) => {
  const press = (repeat: boolean) => fireEvent.keyDown(button('next'), { key: 'Enter', repeat });
  await expect(press(false)).toBe(true);
  button('next').click();
  for (const _ of 'abc') await expect(press(true)).toBe(false);
  await expectPages(2, 3);
  await waitFor(() => expect(press(true)).toBe(true));
  await expect(press(true)).toBe(false);
});

/** The slider opens pages at once and announces them; each step moves by one spread. */
export const SliderTurnsPages = plays({}, async ({ canvas, root, slider, button }) => {
  const slide = async (value: string, left: number) => {
    fireEvent.change(slider(), { target: { value } });
    await waitFor(() => expect(visiblePages(root)).toEqual([`Page ${left}`, `Page ${left + 1}`]));
  };
  await expect(slider()).toHaveAttribute('aria-valuetext', 'Pages 3 and 4 of 8');
  await expect(slider()).toHaveValue('3');
  await slide('4', 4);
  await slide('4', 2);
  await slide('8', 6);
  await slide('4', 2);
  // During a turn, the slider continues from the turn's target.
  await userEvent.click(button('next'));
  await slide('6', 6);
  await expect(canvas.getAllByText('Pages 7 and 8 of 8').length).toBeGreaterThan(0);
});

/**
 * The slider has the direction of its flipbook, not the direction of the text around it. From right
 * to left, the left arrow key opens the next pages.
 */
export const SliderFollowsTheReadingDirection = plays(
  {
    render: () => (
      <>
        {(['ltr', 'rtl'] as const).map((direction) => (
          <section key={direction} aria-label={direction} dir={direction === 'ltr' ? 'rtl' : 'ltr'}>
            <FlipbookProvider>
              <Flipbook {...numberedProps} direction={direction} />
              <Toolbar.Slider />
            </FlipbookProvider>
          </section>
        ))}
      </>
    ),
  },
  async ({ canvas }) => {
    const sliderIn = (name: string) => within(canvas.getByRole('region', { name })).getByRole('slider');
    for (const direction of ['ltr', 'rtl'])
      await expect(getComputedStyle(sliderIn(direction)).direction).toBe(direction);
    const slider = sliderIn('rtl');
    slider.focus();
    for (const [key, pages] of [
      ['{ArrowLeft}', '5 and 6'],
      ['{ArrowRight}', '3 and 4'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', `Pages ${pages} of 8`));
    }
  },
);

/**
 * Without a flipbook or a second spread, the buttons are marked disabled; without a second page, so
 * is the slider, which keeps the focus.
 */
export const ControlsThatLeadNowhereAreDisabled = plays(
  {
    render: () => (
      <>
        {[null, 0, 1, 2].map((count) => (
          <section key={count} aria-label={`of ${count}`}>
            <ToolbarBook startPage={0}>{count === null ? null : numberedPages(count)}</ToolbarBook>
          </section>
        ))}
      </>
    ),
  },
  async ({ canvas }) => {
    for (const [count, text, field] of [
      [null, '', ''],
      [0, 'No pages', ''],
      [1, 'Page 1 of 1', '1'],
      [2, 'Pages 1 and 2 of 2', '1'],
    ] as const) {
      const parts = within(canvas.getByRole('region', { name: `of ${count}` }));
      await expect(parts.queryAllByText(/of \d|No pages/).at(-1)?.textContent ?? '').toBe(text);
      await expect(parts.getByRole('textbox')).toHaveValue(field);
      const slider = parts.getByRole('slider');
      await expect(slider.hasAttribute('data-disabled')).toBe(count !== 2);
      await expect(slider).toHaveAttribute('aria-disabled', String(count !== 2));
      slider.focus();
      await expect(slider).toHaveFocus();
      for (const button of parts.getAllByRole('button', { name: /first|previous|next|last/ })) {
        await expect(button).toHaveAttribute('data-disabled');
        await userEvent.click(button);
      }
    }
    // Last, because full screen may take the focus at any time after the press.
    for (const button of canvas.getAllByRole('button', { name: 'full screen' })) await userEvent.click(button);
  },
);

const customParts = (
  <>
    <Toolbar.Previous
      className={({ disabled }) => (disabled ? 'is-disabled' : 'is-ready')}
      render={({ children, ...props }, { disabled }) => (
        <button {...props} type="button" title={disabled ? 'the start' : 'back'}>
          <b>{children}</b>
        </button>
      )}
    >
      custom
    </Toolbar.Previous>
    <Toolbar.Next onClick={(event) => event.preventDefault()}>refused</Toolbar.Next>
    <Toolbar.Next title="on" onClick={({ currentTarget }) => currentTarget.append('!')}>
      both
    </Toolbar.Next>
  </>
);

/** A part renders through `render`, takes a class for each state, and calls the app's handler before its own. */
export const PartsCanBeReplaced = plays({ args: { startPage: 0, footer: customParts } }, async ({ root, button }) => {
  const custom = button('custom');
  await expect(custom).toHaveClass('is-disabled');
  await expect(custom).toHaveAttribute('title', 'the start');
  await expect(custom.firstElementChild?.tagName).toBe('B');
  await userEvent.click(button('refused'));
  await expect(visiblePages(root)).toEqual(['Page 0', 'Page 1']);
  await userEvent.click(button('both'));
  await expect(button('both!')).toHaveAttribute('title', 'on');
  await expect(visiblePages(root)).toHaveLength(4);
});
