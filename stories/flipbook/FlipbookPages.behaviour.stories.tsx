import { useReducer, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, handlers, type Props, played, plays, reported, type Story } from './play/behaviour.tsx';
import { inSight, pageBoxes } from './play/bookParts.ts';
import { changing } from './play/Changing.tsx';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';

const { onFlip, onInit, onUpdate, onPageChange } = handlers;

export default {
  title: 'Flipbook/Flipbook/Behaviour/Pages',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...numbers, defaultPage: 0, onFlip, onUpdate, onPageChange },
};

/** Of 2,000 pages, only those that are seen are laid out: at rest two, in a turn four. */
export const TwoThousandPages: Story = {
  // Accessibility is checked on books of few pages: on all of these it takes 15 s.
  parameters: { a11y: { test: 'off' } },
  // Not among the arguments: Storybook would write them all down.
  render: (args) => (
    <Flipbook {...args} defaultPage={1000}>
      {numberedPages(2000)}
    </Flipbook>
  ),
  play: played(async ({ root, hand }) => {
    const laidOut = () =>
      pageBoxes(root).filter((box) => box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length;
    await expect(laidOut()).toBe(2);
    hand.click([0.75, 0.5]);
    await expect(laidOut()).toBe(4);
    await land(root);
    await expect(laidOut()).toBe(2);
  }),
};

const eight = numberedPages(8);

/** Pages that come before the open one leave it open, under its new number. */
export const PagesBefore: Story = {
  args: { onInit, defaultPage: 4 },
  ...changing({ Add: { children: [...numberedPages(2, 100), ...eight] } }),
  play: played(async ({ canvas, userEvent, root }) => {
    const open = canvas.getByText('Page 4');
    await waitFor(() => expect(reported()).toEqual(['init 4 landscape']));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
    await expect(canvas.getByText('Page 4')).toBe(open);
    await expect(reported()).toEqual(['update 6 landscape', 'page 6 by pages']);
  }),
};

function Growing(args: Props) {
  const [count, add] = useReducer((before: number) => before + 1, 8);
  const last = useRef<HTMLParagraphElement>(null);
  const [found, setFound] = useState<string | null>();
  return (
    <>
      <button type="button" onClick={add}>
        Add
      </button>
      <output>{found}</output>
      <Flipbook {...args} onUpdate={() => setFound(last.current?.textContent)}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number here
          <p key={index} ref={index === count - 1 ? last : undefined}>
            Page {index}
          </p>
        ))}
      </Flipbook>
    </>
  );
}

/** What is told of new pages is told once they are there, with their refs. */
export const RefsOfNewPages: Story = {
  args: { onInit },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(reported()).toContain('init 0 landscape'));
    canvas.getByRole('button', { name: 'Add' }).click();
    await waitFor(() => expect(canvas.getByText('Page 8', { selector: 'output' })).toBeVisible());
  },
};

/** A turn whose leaf is taken apart by pages that go or change places lands at once, on the page it was turning to. */
export const LeafTakenApartInMidTurn: Story = {
  args: { defaultPage: 4 },
  ...changing({
    Odd: { children: [<p key="odd" />, ...eight] },
    Reverse: { children: [...eight].reverse() },
    Remove: { children: numberedPages(2) },
  }),
  play: played(async ({ canvas, userEvent, step, root, hand }) => {
    const change = async (name: string) => {
      await expect(root).toHaveAttribute('data-state', 'flipping');
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(root).toHaveAttribute('data-state', 'read');
      await expect(root.getAnimations({ subtree: true })).toEqual([]);
    };
    await step('one page before them: 4 was turning to 6, and its sides are no leaf any more', async () => {
      hand.click([0.75, 0.5]);
      await change('Odd');
      await expect(inSight(root)).toEqual(['Page 5', 'Page 6']);
    });
    await step('put in reverse: 5 was turning back to 3', async () => {
      hand.click([0.25, 0.5]);
      await change('Reverse');
      await expect(inSight(root)).toEqual(['Page 3', 'Page 2']);
    });
    await step('removed: the nearest that is left', async () => {
      hand.click([0.75, 0.5]);
      await change('Remove');
      await expect(inSight(root)).toEqual(['Page 0', 'Page 1']);
    });
  }),
};

/** What a visitor did to a page is still there when the page comes back: it was never another element. */
export const PagesKeepTheirState: Story = {
  args: {
    children: [
      <input key="field" aria-label="Field" />,
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      <div key="scroll" tabIndex={0} data-testid="scroll" style={{ blockSize: '100px', overflowY: 'auto' }}>
        <div style={{ blockSize: '1000px' }}>Long</div>
      </div>,
      ...numberedPages(4, 2),
    ],
  },
  play: played(async ({ canvas, userEvent, root, hand }) => {
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
  }),
};

/** The browser's search opens the page that it found something on. */
export const FoundInPage = plays({ args: { children: numberedPages(8) } }, async ({ canvas, root }) => {
  const found = canvas.getByText('Page 5');
  await expect(pageBoxes(root).map((box) => box.getAttribute('hidden'))).toEqual([
    null,
    null,
    ...Array(6).fill('until-found'),
  ]);
  found.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  await expect(reported()).toEqual(['flip 4', 'page 4 by find']);
});
