import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useReducer, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
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

/** A parent that takes a turn over when the book has begun to turn it back already. */
function Late(args: ComponentProps<typeof Flipbook>) {
  const [page, setPage] = useState(2);
  const told = useRef(page);
  return (
    <Flipbook
      {...args}
      page={page}
      onPageChange={(next, details) => {
        args.onPageChange?.(next, details);
        told.current = next;
      }}
      onChangeState={(state) => {
        if (state === 'flipping') setPage(told.current);
      }}
    />
  );
}

/** A turn that the parent takes over late is done again, and stays. */
export const TakenOverLate: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.75, 0.5]);
    await waitFor(async () => {
      await land(root);
      await expect(reported().at(-1)).toBeUndefined();
    });
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  },
};

function Rebound({ children, ...args }: ComponentProps<typeof Flipbook>) {
  const [page, setPage] = useState(2);
  const [change, setChange] = useState<Partial<ComponentProps<typeof Flipbook>>>({});
  return (
    <>
      <button type="button" onClick={() => setChange({ children: [<p key="odd">Odd</p>, ...numberedPages(8)] })}>
        Odd
      </button>
      <button type="button" onClick={() => setChange({ direction: 'rtl' })}>
        Rebind
      </button>
      <button type="button" onClick={() => setChange({ children: numberedPages(8).toSpliced(2, 2) })}>
        Remove
      </button>
      <Flipbook
        {...args}
        {...change}
        page={page}
        onPageChange={(next, details) => {
          args.onPageChange?.(next, details);
          setPage(next);
        }}
      >
        {change.children ?? children}
      </Flipbook>
    </>
  );
}

/** A turn that a render ends has landed: it is told, and the parent that takes it over is not asked to go back. */
export const EndedByARender: Story = {
  render: (args) => <Rebound {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    for (const name of ['Rebind', 'Odd']) {
      const before = inSight(root);
      new Hand(root).click(name === 'Odd' ? [0.25, 0.5] : [0.75, 0.5]);
      await expect(root).toHaveAttribute('data-state', 'flipping');
      canvas.getByRole('button', { name }).click();
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'read'));
      await frames(4);
      await expect(root).toHaveAttribute('data-state', 'read');
      await expect(inSight(root)).not.toEqual(before);
    }
    await expect(inSight(root)).toContain('Page 6');
  },
};

/** When a turning leaf is taken out, the parent hears the number that the page it led to has now. */
export const TurningLeafRemoved: Story = {
  render: (args) => <Rebound {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.75, 0.5]);
    canvas.getByRole('button', { name: 'Remove' }).click();
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'read'));
    await frames(4);
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
    await expect(reported().at(-1)).toBe('page 2 by pages');
  },
};

/** A book of one page at a time shows the very page that its parent has decided on: nothing turns. */
export const OtherPageOnceNarrow: Story = {
  args: { size: 'stretch', minWidth: 200, maxWidth: 300 },
  render: (args) => (
    <div style={{ width: 700 }}>
      <Controlled {...args} adopts />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'To 3' }));
    Object.assign(root.parentElement?.style ?? {}, { width: '350px' });
    await waitFor(() => expect(root).toHaveAttribute('data-orientation', 'portrait'));
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(inSight(root)).toEqual(['Page 3']);
    await expect(reported()).toEqual([]);
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
