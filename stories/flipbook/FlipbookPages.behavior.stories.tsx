import { createRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviorWithHandlers, change, plays, type Story, takeEvents } from './play/behavior.tsx';
import { frames, pageBoxes, visiblePages } from './play/book.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behavior/Pages',
  ...behaviorWithHandlers,
  parameters: { ...behaviorWithHandlers.parameters, layout: 'fullscreen' },
  args: { ...behaviorWithHandlers.args, startPage: 4 },
};

const eight = numberedPages(8);

/** If pages are inserted before the open page, it stays open: the same element, with a new number. */
export const InsertedPagesLeaveThePageOpen = plays(async ({ canvas, expectPages }) => {
  const openPage = canvas.getByText('Page 4');
  await change({ children: [...numberedPages(2, 100), ...eight] });
  await expectPages(4, 5);
  await expect(canvas.getByText('Page 4')).toBe(openPage);
  await expect(canvas.getByRole('group', { name: '7 of 10' })).toContainElement(openPage);
});

const onePageStory = (startPage: number): Story => ({ args: { startPage, children: numberedPages(1) } });
const showFourPages = () => change({ children: numberedPages(4) });
const showAllPages = () => change({ children: numberedPages(16) });

/** A requested page that does not exist yet opens without a turn once it is added. */
export const RequestedPageOpensOnceAdded = plays(onePageStory(11), async ({ root, expectPages }) => {
  await showFourPages();
  await expectPages(0, 1);
  await showAllPages();
  await expect(visiblePages(root)).toEqual(['Page 10', 'Page 11']);
});

/** The browser's find-in-page opens the page with the match. */
export const FindInPageOpensThePage = plays({ args: { startPage: 0 } }, async ({ canvas, root, expectPages }) => {
  const hidden = pageBoxes(root).map((box) => box.getAttribute('hidden'));
  await expect(hidden).toEqual([null, null, ...Array(6).fill('until-found')]);
  canvas.getByText('Page 5').dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expectPages(4, 5);
});

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
const pictures = eight.map(({ key }) => (
  <div key={key}>
    <img loading="lazy" alt={`Field ${key}`} src={`${picture}#${key}`} />
  </div>
));

/** Lazy images of the next spread load early; images farther away wait. */
export const LazyImagesLoadBeforeTheirPage = plays(
  { args: { startPage: 0, children: pictures } },
  async ({ root, turn }) => {
    const loadedImages = () =>
      [...root.querySelectorAll('img')].flatMap(({ naturalWidth }, page) => (naturalWidth > 0 ? page : []));
    await waitFor(() => expect(loadedImages()).toEqual([0, 1, 2, 3]));
    await frames(3);
    await expect(loadedImages()).toEqual([0, 1, 2, 3]);
    await turn();
    await waitFor(() => expect(loadedImages()).toEqual([0, 1, 2, 3, 4, 5]));
  },
);

const requiredFields = ['Name', 'Town', 'Street'].map((name) => (
  <label key={name}>
    {name} <input required />
  </label>
));

const inAForm: Story = {
  args: { startPage: 0, children: [...numberedPages(4), ...requiredFields, ...numberedPages(1, 7)] },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Flipbook {...args} />
      <button type="submit">Send</button>
    </form>
  ),
};

/**
 * When form validation fails, the flipbook opens the page of the first invalid field, but not if
 * the form calls only `checkValidity()` or shows its own errors.
 */
export const InvalidFieldOpensItsPage = plays(inAForm, async ({ canvasElement, root }) => {
  const form = canvasElement.querySelector('form');
  const before = visiblePages(root);
  await expect(form?.checkValidity()).toBe(false);
  const prevent = (event: Event) => event.preventDefault();
  form?.addEventListener('invalid', prevent, { capture: true });
  await expect(form?.reportValidity()).toBe(false);
  form?.removeEventListener('invalid', prevent, { capture: true });
  await frames(2);
  await expect(visiblePages(root)).toEqual(before);
  await expect(form?.reportValidity()).toBe(false);
  await waitFor(() => expect(visiblePages(root)).toEqual(['Name ', 'Town ']));
  await expect(takeEvents()).toContain('page 4 by invalid');
});

/** If the reader turns before the requested page is added, the reader's page stays open. */
export const ReaderTurnsBeforeThePageIsAdded = plays(onePageStory(11), async ({ turn, expectPages }) => {
  await showFourPages();
  await turn();
  await showAllPages();
  await expectPages(2, 3);
});

const lastField = createRef<HTMLInputElement>();

const onUpdate = fn();

/** The flipbook reports new pages once they are mounted and their refs are set. */
export const RefsAreSetBeforeReports = plays(
  { args: { onUpdate: () => onUpdate(lastField.current?.ariaLabel) } },
  async () => {
    await change({ children: [...eight, <input key="last" ref={lastField} aria-label="Last" />] });
    await waitFor(() => expect(onUpdate).toHaveBeenCalledWith('Last'));
  },
);
