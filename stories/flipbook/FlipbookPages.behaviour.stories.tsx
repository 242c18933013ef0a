import { createRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { behaviourTold, plays, reported } from './play/behaviour.tsx';
import { frames, inSight, land, pageBoxes } from './play/book.ts';
import { changing } from './play/Changing.tsx';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Pages',
  tags: ['!autodocs', 'behaviour'],
  ...behaviourTold,
  parameters: { ...behaviourTold.parameters, layout: 'fullscreen' },
  args: { ...behaviourTold.args, defaultPage: 4 },
};

const eight = numberedPages(8);
const add = changing({ Add: { children: [...numberedPages(2, 100), ...eight] } });

/** Pages that come before the open one leave it open, the same element under its new number. */
export const PagesBefore = plays(add, async ({ canvas, userEvent, root }) => {
  const open = canvas.getByText('Page 4');
  await waitFor(() => expect(reported()).toEqual(['init 4 landscape']));
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  await expect(canvas.getByText('Page 4')).toBe(open);
  await expect(reported()).toEqual(['update 6 landscape', 'page 6 by pages']);
});

const last = createRef<HTMLParagraphElement>();
const append = changing({
  Append: {
    children: [
      ...eight,
      <p key="last" ref={last}>
        Last
      </p>,
    ],
  },
});
const found = fn();

/** What is told of new pages is told once they are there, with their refs. */
export const RefsOfNewPages = plays(
  { ...append, args: { onUpdate: () => found(last.current?.textContent) } },
  async ({ canvas }) => {
    await waitFor(() => expect(reported()).toContain('init 4 landscape'));
    canvas.getByRole('button', { name: 'Append' }).click();
    await waitFor(() => expect(found).toHaveBeenCalledWith('Last'));
  },
);

/** What a visitor did to a page is still there when the page comes back: it was never another element. */
export const PagesKeepTheirState = plays(
  {
    args: {
      defaultPage: 0,
      children: [
        <input key="field" aria-label="Field" />,
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <div key="scroll" tabIndex={0} data-testid="scroll" style={{ blockSize: '100px', overflowY: 'auto' }}>
          <div style={{ blockSize: '1000px' }}>Long</div>
        </div>,
        ...numberedPages(4, 2),
      ],
    },
  },
  async ({ canvas, userEvent, root, hand }) => {
    const [field, scroll] = [canvas.getByRole('textbox', { name: 'Field' }), canvas.getByTestId('scroll')];
    await userEvent.type(field, 'kept');
    scroll.scrollTop = 50;
    hand.click([0.75, 0.9]);
    await land(root);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    hand.click([0.25, 0.5]);
    await land(root);
    await expect(canvas.getByRole('textbox', { name: 'Field' })).toBe(field);
    await expect(field).toHaveValue('kept');
    await waitFor(() => expect(scroll.scrollTop).toBe(50));
  },
);

/** The browser's search opens the page that it found something on. */
export const FoundInPage = plays({ args: { defaultPage: 0 } }, async ({ canvas, root }) => {
  await waitFor(() => expect(reported()).toEqual(['init 0 landscape']));
  const hidden = pageBoxes(root).map((box) => box.getAttribute('hidden'));
  await expect(hidden).toEqual([null, null, ...Array(6).fill('until-found')]);
  canvas.getByText('Page 5').dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  await expect(reported()).toEqual(['flip 4', 'page 4 by find']);
});

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
const pictures = eight.map(({ key }) => (
  <div key={key}>
    <img loading="lazy" alt={`Field ${key}`} src={`${picture}#${key}`} />
  </div>
));

/** A picture that is to load lazily is there before its page turns into sight; those further on wait. */
export const LazyPictures = plays({ args: { defaultPage: 0, children: pictures } }, async ({ root, hand }) => {
  const loaded = () =>
    [...root.querySelectorAll('img')].flatMap(({ naturalWidth }, page) => (naturalWidth > 0 ? page : []));
  await waitFor(() => expect(loaded()).toEqual([0, 1, 2, 3]));
  await frames(3);
  await expect(loaded()).toEqual([0, 1, 2, 3]);
  hand.click([0.75, 0.5]);
  await land(root);
  await waitFor(() => expect(loaded()).toEqual([0, 1, 2, 3, 4, 5]));
});
