import { expect, fn } from 'storybook/test';
import { begin, behaviour, played, plays, reported, type Story } from './play/behaviour.tsx';
import { bookIn } from './play/bookParts.ts';
import { corner, Hand, type Spot } from './play/Hand.ts';
import { land } from './play/land.ts';
import { aroundPage3 } from './play/numberedPages.tsx';

const followed = fn();

const withLink = aroundPage3(
  <p>
    <a href="#elsewhere">Elsewhere, and quite a way to go</a>
  </p>,
);

export default {
  title: 'Flipbook/Flipbook/Behaviour/Presses on pages',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...behaviour.args, children: withLink },
  beforeEach: () => {
    begin();
    followed.mockClear();
  },
};

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

/** A link on a page keeps the presses on it. */
export const LinksWork = plays(async ({ canvas, root, hand }) => {
  const link = canvas.getByRole('link');
  hand.press(spotOf(root, link));
  hand.lift(spotOf(root, link));
  clickOn(link);
  await expect(followed).toHaveBeenCalledTimes(1);
  await expect(reported()).toEqual([]);
});

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

/** Without `clickEventForward` presses on controls turn, too, and these get their clicks all the same: a box is ticked, a button's handler is called. */
export const ClicksReachTheirControls: Story = {
  args: {
    clickEventForward: false,
    children: aroundPage3(
      <form>
        <label>
          Read <input type="checkbox" />
        </label>
        <button type="button" onClick={() => followed()}>
          Note it
        </button>
      </form>,
    ),
  },
  play: played(async ({ canvas, root, hand, told, landing }) => {
    const box = canvas.getByRole('checkbox');
    hand.click(spotOf(root, box));
    await expect(box).toBeChecked();
    await told('flipping', 'flip 4', 'read');
    hand.click([0.25, 0.5]);
    await landing();
    hand.click(spotOf(root, canvas.getByRole('button')));
    await expect(followed).toHaveBeenCalledTimes(1);
    await told('flipping', 'flip 4', 'read');
  }),
};

/** A drag that begins on a link folds the page, and its click is swallowed: a fold is no click. */
export const FoldsFromALink = plays({ args: { clickEventForward: false } }, async ({ canvas, root, hand }) => {
  const link = canvas.getByRole('link');
  const spot = spotOf(root, link);
  hand.pull(spot, [spot[0] - 0.03, spot[1]], spot);
  await expect(reported()).toEqual(['user_fold']);
  hand.lift(spot);
  clickOn(link);
  await expect(followed).not.toHaveBeenCalled();
  await land(root);
});

/** A drag that ends on a link does not follow it. */
export const DragEndsOnALink = plays(async ({ canvas, root, hand }) => {
  const link = canvas.getByRole('link');
  const spot = spotOf(root, link);
  hand.pullAndLift(corner, [0.9, 0.9], spot);
  clickOn(link);
  await expect(followed).not.toHaveBeenCalled();
  await land(root);
});

/** Text in a drawing that is scaled measures less in the drawing's own units than it takes: it is no scroll bar. */
export const DrawnTextIsPaper: Story = {
  args: {
    children: aroundPage3(
      <svg viewBox="0 0 10 10" role="img" aria-label="Drawing">
        <text x="1" y="8" fontSize="4">
          Abc
        </text>
      </svg>,
    ),
  },
  play: played(async ({ canvasElement, root, hand, told }) => {
    const text = canvasElement.querySelector('text');
    if (!text) throw new Error('There is no text to press.');
    await expect(hand.press(spotOf(root, text))).toBe(text);
    hand.lift(spotOf(root, text));
    await told('flipping', 'flip 4', 'read');
  }),
};

/** What prevents the default of a press has a use for it: a slide of a slider, a pen of a drawing. */
export const PreventedPressesAreThePages: Story = {
  args: {
    children: aroundPage3(
      <div data-testid="sketch" onPointerDown={(event) => event.preventDefault()}>
        Sketch
      </div>,
    ),
  },
  play: played(async ({ canvas, root }) => {
    const sketch = canvas.getByTestId('sketch');
    const spot = spotOf(root, sketch);
    for (const pointerType of ['mouse', 'touch', 'pen']) {
      const hand = new Hand(root, { pointerType });
      await expect(hand.press(spot)).toBe(sketch);
      hand.drag([spot[0] - 0.2, spot[1]]);
      hand.lift([spot[0] - 0.2, spot[1]]);
    }
    await expect(reported()).toEqual([]);
  }),
};
