import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookHandle } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { inSight, pageBoxes, rootIn } from './play/bookParts.ts';
import { Changing } from './play/Changing.tsx';
import { drawn, drawnAt } from './play/drawn.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();
const handle = createRef<FlipbookHandle>();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Goes on',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...numbers, ...handlers, defaultPage: 4 },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const eight = numberedPages(8);

/** A turn goes on, at the moment at which it was, when pages come after it; it lands, and its promise is kept. */
export const PagesAppendedInMidTurn: Story = {
  render: (args) => <Changing {...args} handle={handle} changes={{ Append: { children: numberedPages(12) } }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    reported();
    const landed = handle.current?.flipNext();
    const before = await drawnAt(root, 450);
    await userEvent.click(canvas.getByRole('button', { name: 'Append' }));
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await expect(drawn(root)).toEqual(before);
    await land(root);
    await expect(await landed).toBe(true);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    await expect(reported()).toEqual(['flipping', 'update 4 landscape', 'flip 6', 'page 6 by method', 'read']);
  },
};

/** Pages that come before the turning ones give them other numbers; the leaf goes on. */
export const PagesPutBeforeInMidTurn: Story = {
  render: (args) => (
    <Changing {...args} handle={handle} changes={{ Add: { children: [...numberedPages(2, 100), ...eight] } }} />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    reported();
    const landed = handle.current?.flipNext();
    const before = await drawnAt(root, 450);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(drawn(root)).toEqual(before);
    await land(root);
    await expect(await landed).toBe(true);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    await expect(reported()).toEqual([
      'flipping',
      'update 6 landscape',
      'page 6 by pages',
      'flip 8',
      'page 8 by method',
      'read',
    ]);
  },
};

/** A page that is held stays in the hand when pages come and go around it. */
export const PagesAppendedInMidDrag: Story = {
  render: (args) => (
    <Changing
      {...args}
      handle={handle}
      changes={{ Append: { children: numberedPages(12) }, Shorten: { children: numberedPages(6, 2) } }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    reported();
    const hand = new Hand(root);
    hand.pull([
      [0.98, 0.98],
      [0.7, 0.9],
    ]);
    await frames(2);
    const before = drawn(root);
    for (const name of ['Append', 'Shorten']) {
      canvas.getByRole('button', { name }).click();
      await waitFor(() => expect(reported()).toContainEqual(expect.stringMatching(/^update/)));
      await expect(root).toHaveAttribute('data-state', 'user_fold');
      await expect(drawn(root)).toEqual(before);
    }
    hand.drag([0.3, 0.9]);
    hand.lift([0.3, 0.9]);
    await land(root);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    await expect(reported()).toEqual(['flipping', 'flip 4', 'page 4 by drag', 'read']);
  },
};

/** A turn whose leaf loses a page ends at once, where it was to land if that is still there. */
export const TurningPageTakenOut: Story = {
  render: (args) => <Changing {...args} handle={handle} changes={{ Remove: { children: numberedPages(6) } }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    reported();
    const landed = handle.current?.flipNext();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(root.getAnimations({ subtree: true })).toEqual([]);
    await expect(await landed).toBe(true);
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  },
};

/** The last page of a book with a cover is hard; when others come after it in mid-turn, the leaf stays a board till it lies. */
export const CoverThatBecomesAPage: Story = {
  args: { showCover: true, defaultPage: 5 },
  render: (args) => <Changing {...args} handle={handle} changes={{ Append: { children: numberedPages(10) } }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    void handle.current?.flipNext();
    const before = await drawnAt(root, 450);
    await userEvent.click(canvas.getByRole('button', { name: 'Append' }));
    await expect(drawn(root)).toEqual(before);
    await expect(root.querySelectorAll('[data-turning="hard"]')).toHaveLength(2);
    await expect(pageBoxes(root)[7]).toHaveAttribute('data-density', 'soft');
    // The page that came to lie beside the old cover is there already, beneath the leaf.
    await expect(inSight(root)).toContain('Page 8');
    await land(root);
    await expect(inSight(root)).toEqual(['Page 7', 'Page 8']);
  },
};

const answers: string[] = [];

/** The parent decides the page, and follows every report. */
function Controlled(args: ComponentProps<typeof Flipbook>) {
  const [page, setPage] = useState(4);
  const [children, setChildren] = useState<ReactNode>(eight);
  return (
    <>
      <button type="button" onClick={() => setChildren([...numberedPages(2, 100), ...eight])}>
        Add
      </button>
      <Flipbook
        {...args}
        ref={handle}
        page={page}
        onPageChange={(next, details) => {
          answers.push(`${next} by ${details.reason}`);
          setPage(next);
        }}
      >
        {children}
      </Flipbook>
    </>
  );
}

/** A parent that takes over its page's new number does not ask for another turn by it. */
export const RenumberedInMidTurn: Story = {
  render: (args) => <Controlled {...args} />,
  beforeEach: () => void answers.splice(0),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.75, 0.5]);
    const before = await drawnAt(root, 450);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(answers).toEqual(['6 by pages']);
    await expect(drawn(root)).toEqual(before);
    await land(root);
    await expect(answers).toEqual(['6 by pages', '8 by click']);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
  },
};
