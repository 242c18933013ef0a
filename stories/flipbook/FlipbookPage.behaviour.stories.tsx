import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useReducer, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { inSight, rootIn } from './play/bookParts.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/The open page',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    'aria-label': 'Numbers',
    width: 300,
    height: 400,
    children: numberedPages(8),
    onFlip: handlers.onFlip,
    onPageChange: handlers.onPageChange,
  },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ adopts, ...args }: ComponentProps<typeof Flipbook> & { adopts: boolean }) {
  const [page, setPage] = useState(2);
  return (
    <>
      {[2, 3, 6].map((target) => (
        <button key={target} type="button" onClick={() => setPage(target)}>
          To {target}
        </button>
      ))}
      <Flipbook
        {...args}
        page={page}
        onPageChange={(next, details) => {
          args.onPageChange?.(next, details);
          if (adopts) setPage(next);
        }}
      />
    </>
  );
}

/** A parent that decides the page and takes turns over, keeps them. */
export const TakenOver: Story = {
  render: (args) => <Controlled {...args} adopts />,
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.75, 0.5]);
    await land(root);
    await expect(reported()).toEqual(['flip 4', 'page 4 by click']);
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  },
};

/** A turn that the parent does not take over is turned back. */
export const NotTakenOver: Story = {
  render: (args) => <Controlled {...args} adopts={false} />,
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.75, 0.5]);
    await waitFor(async () => {
      await land(root);
      await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    });
    await expect(reported()).toEqual(['flip 4', 'page 4 by click', 'flip 2']);
  },
};

/** A change from outside turns the page, with a movement, and is not reported back. */
export const ChangedFromOutside: Story = {
  render: (args) => <Controlled {...args} adopts />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'To 6' }));
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await land(root);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    await expect(reported()).toEqual(['flip 6']);
  },
};

/** To a page that lies open already, nothing turns. */
export const OpenAlready: Story = {
  render: (args) => <Controlled {...args} adopts />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To 3' }));
    await expect(rootIn(canvasElement)).toHaveAttribute('data-state', 'read');
    await expect(reported()).toEqual([]);
  },
};

/** The other page of the open spread counts as open: its parent is not told when the book has turned back to it. */
export const OtherPageOfTheSpread: Story = {
  render: (args) => <Controlled {...args} adopts={false} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'To 3' }));
    new Hand(root).click([0.75, 0.5]);
    await waitFor(async () => {
      await land(root);
      await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    });
    await expect(reported()).toEqual(['flip 4', 'page 4 by click', 'flip 2']);
  },
};

/** Pages come one after another, and the parent wants page 3 all the while. */
function Filling({ children: _, ...args }: ComponentProps<typeof Flipbook>) {
  const [count, add] = useReducer((before: number) => before + 4, 0);
  return (
    <>
      <button type="button" onClick={add}>
        Add
      </button>
      <Flipbook {...args} page={3}>
        {numberedPages(count)}
      </Flipbook>
    </>
  );
}

/** So it does when pages come: the book opens there, and tells nothing. */
export const OtherPageOfTheSpreadComes: Story = {
  render: (args) => <Filling {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(inSight(rootIn(canvasElement))).toEqual(['Page 2', 'Page 3']);
    }
    await expect(reported()).toEqual([]);
  },
};

/** Wherever a book is to start, it starts at a page that it has. */
export const Starts: Story = {
  render: (args) => (
    <>
      {[0, 3, 7, 99, -4, 2.9, Number.NaN].map((page) => (
        <Flipbook {...args} key={page} width={100} height={40} aria-label={`From ${page}`} defaultPage={page} />
      ))}
      <Flipbook {...args} width={100} height={40} aria-label="From startPage" startPage={5} />
    </>
  ),
  play: async ({ canvas }) => {
    const first = (name: string) => inSight(canvas.getByRole('group', { name: `From ${name}` }))[0];
    await expect(['0', '3', '7', '99', '-4', '2.9', 'NaN', 'startPage'].map(first)).toEqual(
      [0, 2, 6, 6, 0, 2, 0, 4].map((page) => `Page ${page}`),
    );
  },
};
