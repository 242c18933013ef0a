import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { bookIn, rootIn } from './play/bookParts.ts';
import { Hand, type Spot } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();
const followed = fn();

const withLink = [
  ...numberedPages(3),
  <p key="link">
    <a href="#elsewhere">Elsewhere, and quite a way to go</a>
  </p>,
  ...numberedPages(4, 4),
];

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Presses on pages',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...numbers,
    children: withLink,
    onFlip: handlers.onFlip,
    onChangeState: handlers.onChangeState,
  },
  beforeEach: () => {
    reported();
    followed.mockClear();
  },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const corner: Spot = [0.98, 0.98];
const pastSpine: Spot = [0.4, 0.9];

const spotOf = (root: HTMLElement, element: Element): Spot => {
  const [book, box] = [bookIn(root).getBoundingClientRect(), element.getBoundingClientRect()];
  return [(box.x + box.width / 2 - book.x) / book.width, (box.y + box.height / 2 - book.y) / book.height];
};

/** What the browser does after a release on a link; instead of going there, it is noted whether it would have. */
const clickOn = (link: Element): void => {
  link.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) followed();
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
};

const select = (element: Element) => getSelection()?.selectAllChildren(element);

/** A link on a page keeps the presses on it. */
export const LinksWork: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const link = canvas.getByRole('link');
    const hand = new Hand(root);
    hand.press(spotOf(root, link));
    hand.lift(spotOf(root, link));
    clickOn(link);
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(reported()).toEqual([]);
  },
};

/** Nothing lies in the way of what is to be seen of any page. */
export const NothingInTheWay: Story = {
  args: {
    children: [1, 2, 3, 4, 5, 6].map((number) => (
      <button key={number} type="button">
        Button {number}
      </button>
    )),
  },
  play: async ({ canvas }) => {
    for (const name of ['Button 3', 'Button 4']) {
      const button = canvas.getByText(name);
      const { left, top, width, height } = button.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    }
  },
};

/** Without `clickEventForward` the book takes presses on links: they turn, and the link is not followed. */
export const PressesOnLinksAreTheBooks: Story = {
  args: { clickEventForward: false },
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const link = canvas.getByRole('link');
    const hand = new Hand(root);
    const spot = spotOf(root, link);
    hand.press(spot);
    hand.lift(spot);
    clickOn(link);
    await expect(followed).not.toHaveBeenCalled();
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** A drag that ends on a link does not follow it. */
export const DragEndsOnALink: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const link = canvas.getByRole('link');
    const hand = new Hand(root);
    const spot = spotOf(root, link);
    hand.pull([corner, [0.9, 0.9], spot]);
    hand.lift(spot);
    clickOn(link);
    await expect(followed).not.toHaveBeenCalled();
    await land(root);
  },
};

/** A release that ends a selection never turns. */
export const ReleaseWithASelection: Story = {
  args: { dragFrom: 'edges' },
  play: async ({ canvas, canvasElement }) => {
    const hand = new Hand(rootIn(canvasElement));
    hand.press([0.55, 0.4]);
    select(canvas.getByText('Page 2'));
    hand.lift([0.55, 0.4]);
    await expect(reported()).toEqual([]);
    getSelection()?.removeAllRanges();
  },
};

/** A click beside a selection does away with it and turns nothing; the next one turns. */
export const ClickBesideASelection: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    select(canvas.getByText('Page 2'));
    hand.click([0.75, 0.5]);
    await expect(getSelection()?.isCollapsed ?? true).toBe(true);
    await expect(reported()).toEqual([]);
    hand.click([0.75, 0.5]);
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** A drag past the spine turns, also when its press took a selection away. */
export const DragThatTakesASelectionAway: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    select(canvas.getByText('Page 2'));
    hand.pull([corner, [0.7, 0.9], pastSpine]);
    hand.lift(pastSpine);
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** With Shift held, a mouse selects text instead of turning. */
export const ShiftSelects: Story = {
  play: async ({ canvasElement }) => {
    const hand = new Hand(rootIn(canvasElement), { shiftKey: true });
    hand.pull([[0.75, 0.5], [0.7, 0.5], pastSpine]);
    hand.lift(pastSpine);
    await expect(reported()).toEqual([]);
  },
};

/** With `dragFrom="edges"` a mouse drags by the outer third of a page, and selects text elsewhere. */
export const DragFromEdges: Story = {
  args: { dragFrom: 'edges' },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull([[0.75, 0.5], [0.7, 0.5], pastSpine]);
    hand.lift(pastSpine);
    await expect(reported()).toEqual([]);
    hand.pull([[0.85, 0.5], [0.8, 0.5], pastSpine]);
    await expect(reported()).toEqual(['user_fold']);
    hand.lift(pastSpine);
    await land(root);
  },
};

/** A press that may become a drag moves the focus to the book, as it would move without a drag. */
export const PressTakesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.press([0.75, 0.5]);
    await expect(root).toHaveFocus();
    hand.lift([0.75, 0.5]);
    await land(root);
  },
};
