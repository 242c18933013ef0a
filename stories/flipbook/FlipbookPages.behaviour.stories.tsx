import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, Fragment, type ReactNode, useReducer, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { inSight, pageBoxes, rootIn } from './play/bookParts.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Pages',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    'aria-label': 'Numbers',
    width: 300,
    height: 400,
    onFlip: handlers.onFlip,
    onUpdate: handlers.onUpdate,
    onPageChange: handlers.onPageChange,
  },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages come in order, whatever they are wrapped in, and are counted without the gaps. */
export const PagesInOrder: Story = {
  args: {
    children: (
      <>
        <p>First, in a fragment</p>
        {null}
        <Fragment key="inner">
          <p>Second, in a fragment in a fragment</p>
          {false}
          <p>Third, beside it</p>
        </Fragment>
        {[undefined, [<p key="fourth">Fourth, in an array in an array</p>]]}
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(pageBoxes(rootIn(canvasElement)).map((box) => box.textContent)).toEqual([
      'First, in a fragment',
      'Second, in a fragment in a fragment',
      'Third, beside it',
      'Fourth, in an array in an array',
    ]);
    await expect(canvas.getByRole('group', { name: '2 of 4' })).toHaveTextContent('Second');
  },
};

/** Covers are hard; of the others, those that say so. */
export const Densities: Story = {
  args: {
    showCover: true,
    children: [<p key="front" />, <p key="soft" />, <p key="hard" data-density="hard" />, <p key="back" />],
  },
  play: async ({ canvasElement }) => {
    const densities = pageBoxes(rootIn(canvasElement)).map((box) => box.dataset.density);
    await expect(densities).toEqual(['hard', 'soft', 'hard', 'hard']);
  },
};

/** However many pages there are, the book opens, turns as far as it goes, and no farther. */
export const HoweverMany: Story = {
  render: (args) => (
    <>
      {[0, 1, 2, 3, 5].map((count) => (
        <Flipbook {...args} key={count} width={100} height={40} aria-label={`${count} pages`} showCover>
          {numberedPages(count)}
        </Flipbook>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const last = async (count: number) => {
      const root = canvas.getByRole('group', { name: `${count} pages` });
      for (let turn = 0; turn < 4; turn += 1) {
        new Hand(root).click([0.9, 0.5]);
        await land(root);
      }
      return inSight(root);
    };
    await expect(await last(0)).toEqual([]);
    await expect(await last(1)).toEqual(['Page 0']);
    await expect(await last(2)).toEqual(['Page 1']);
    await expect(await last(3)).toEqual(['Page 1', 'Page 2']);
    await expect(await last(5)).toEqual(['Page 3', 'Page 4']);
  },
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
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const laidOut = () =>
      pageBoxes(root).filter((box) => box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length;
    await expect(laidOut()).toBe(2);
    new Hand(root).click([0.75, 0.5]);
    await expect(laidOut()).toBe(4);
    await land(root);
    await expect(laidOut()).toBe(2);
  },
};

type ChangingProps = ComponentProps<typeof Flipbook> & { readonly lists: Record<string, ReactNode> };

/** A book at page 4, and a button for each other list of pages. */
function Changing({ lists, children, ...args }: ChangingProps) {
  const [list, setList] = useState<string>();
  return (
    <>
      {Object.keys(lists).map((name) => (
        <button key={name} type="button" onClick={() => setList(name)}>
          {name}
        </button>
      ))}
      <Flipbook {...args} defaultPage={4}>
        {list === undefined ? children : lists[list]}
      </Flipbook>
    </>
  );
}

const eight = numberedPages(8);

/** Pages that come before the open one leave it open, under its new number. */
export const PagesBefore: Story = {
  args: { onInit: handlers.onInit },
  render: (args) => (
    <Changing {...args} lists={{ Add: [...numberedPages(2, 100), ...eight] }}>
      {eight}
    </Changing>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    const open = canvas.getByText('Page 4');
    await waitFor(() => expect(reported()).toEqual(['init 4 landscape']));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
    await expect(canvas.getByText('Page 4')).toBe(open);
    await expect(reported()).toEqual(['update 6 landscape', 'page 6 by pages']);
  },
};

function Growing(args: ComponentProps<typeof Flipbook>) {
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
  args: { onInit: handlers.onInit },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(reported()).toContain('init 0 landscape'));
    canvas.getByRole('button', { name: 'Add' }).click();
    await waitFor(() => expect(canvas.getByText('Page 8', { selector: 'output' })).toBeVisible());
  },
};

/** When the open pages go, the nearest that is left opens. */
export const OpenPagesRemoved: Story = {
  render: (args) => (
    <Changing {...args} lists={{ Remove: [...numberedPages(4), ...numberedPages(2, 6)], Shorten: numberedPages(3) }}>
      {eight}
    </Changing>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    await userEvent.click(canvas.getByRole('button', { name: 'Shorten' }));
    await expect(inSight(root)).toEqual(['Page 2']);
  },
};

/** A turn whose leaf is taken apart by pages that go or change places lands at once, on the page it was turning to. */
export const LeafTakenApartInMidTurn: Story = {
  render: (args) => (
    <Changing
      {...args}
      lists={{ Odd: [<p key="odd" />, ...eight], Reverse: [...eight].reverse(), Remove: numberedPages(2) }}
    >
      {eight}
    </Changing>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const root = rootIn(canvasElement);
    const change = async (name: string) => {
      await expect(root).toHaveAttribute('data-state', 'flipping');
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(root).toHaveAttribute('data-state', 'read');
      await expect(root.getAnimations({ subtree: true })).toEqual([]);
    };
    await step('one page before them: 4 was turning to 6, and its sides are no leaf any more', async () => {
      new Hand(root).click([0.75, 0.5]);
      await change('Odd');
      await expect(inSight(root)).toEqual(['Page 5', 'Page 6']);
    });
    await step('put in reverse: 5 was turning back to 3', async () => {
      new Hand(root).click([0.25, 0.5]);
      await change('Reverse');
      await expect(inSight(root)).toEqual(['Page 3', 'Page 2']);
    });
    await step('removed: the nearest that is left', async () => {
      new Hand(root).click([0.75, 0.5]);
      await change('Remove');
      await expect(inSight(root)).toEqual(['Page 0', 'Page 1']);
    });
  },
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
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
};

/** The browser's search opens the page that it found something on. */
export const FoundInPage: Story = {
  args: { children: numberedPages(8) },
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const found = canvas.getByText('Page 5');
    await expect(pageBoxes(root).map((box) => box.getAttribute('hidden'))).toEqual([
      null,
      null,
      ...Array(6).fill('until-found'),
    ]);
    found.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
    await expect(reported()).toEqual(['flip 4', 'page 4 by find']);
  },
};
