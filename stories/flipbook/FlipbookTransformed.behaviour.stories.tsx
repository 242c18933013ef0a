import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, type Props, plays, reported } from './play/behaviour.tsx';
import { bookIn, frames } from './play/book.ts';
import type { Spot } from './play/Hand.ts';

const places: Readonly<Record<string, CSSProperties>> = {
  left: { insetInlineStart: 12 },
  middle: { insetInlineStart: 'calc(50% - 2px)' },
  right: { insetInlineEnd: 12 },
};

/** Pages with pins near their foot, to tell where a place on them is in the window: left, in the middle and right. */
const pinned = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => (
  <div key={number} style={{ position: 'relative', background: '#f7e6c4' }}>
    Page {number}
    {Object.entries(places).map(([name, place]) => (
      <i
        key={name}
        style={{ position: 'absolute', insetBlockEnd: 6, inlineSize: 4, blockSize: 4, ...place }}
        data-pin={`${number} ${name}`}
      />
    ))}
  </div>
));

export default {
  title: 'Flipbook/Flipbook/Behaviour/Transformed',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { ...behaviour.args, children: pinned },
  // The room that a book of 600 x 400 px takes in any direction.
  render: (args: Props) => (
    <div data-outer="">
      <div data-inner="" style={{ width: 600, marginInline: 'auto', paddingBlock: 170 }}>
        <Flipbook {...args} />
      </div>
    </div>
  ),
};

/** Where a pin is to be seen, as shares of the rectangle around the book. */
function pinSpot(root: HTMLElement, pin: string): Spot {
  const [book, box] = [bookIn(root), root.querySelector(`[data-pin="${pin}"]`)].map(
    (element) => element?.getBoundingClientRect() ?? new DOMRect(),
  ) as [DOMRect, DOMRect];
  return [(box.x + box.width / 2 - book.x) / book.width, (box.y + box.height / 2 - book.y) / book.height];
}

/** Styles of the outer and of the inner element around the book. */
const transformed: readonly (readonly [title: string, outer: string, inner?: string])[] = [
  ['mirrored', 'transform: scaleX(-1)'],
  ['upside down', 'transform: scaleY(-1)'],
  ['enlarged and moved', 'transform: scale(1.3) translateX(9px)'],
  ['zoomed in', 'zoom: 1.2'],
  ['turned by a half', 'rotate: 180deg'],
  ['turned by a quarter', 'transform: rotate(90deg)'],
  ['turned and scaled', 'rotate: 30deg; scale: 0.8'],
  ['skewed', 'transform: skew(20deg, 10deg)'],
  ['mirrored in what is turned', 'rotate: 50deg', 'transform: scale(-0.9, 0.7)'],
  ['turned in what is mirrored', 'scale: -0.9 0.7', 'transform: rotate(50deg)'],
  ['turned and zoomed', 'zoom: 0.8', 'transform: rotate(100deg)'],
  ['turned about the axis that looks at the reader', 'transform: rotate3d(0, 0, 1, 160deg)'],
  ['in an inline box, which nothing transforms', 'display: inline; transform: scaleX(-1)'],
];

/** However ancestors turn, mirror or skew the book, the pointer is where it is seen. */
export const Transformed = plays(async ({ canvasElement, step, root, hand, told, landing }) => {
  const [outer, inner] = ['outer', 'inner'].map((name) =>
    canvasElement.querySelector<HTMLElement>(`[data-${name}]`),
  ) as [HTMLElement, HTMLElement];
  const own = inner.style.cssText;
  for (const [title, outerStyle, innerStyle = ''] of transformed)
    await step(title, async () => {
      outer.style.cssText = outerStyle;
      inner.style.cssText = `${own};${innerStyle}`;
      await frames(2);
      hand.click(pinSpot(root, '3 middle'));
      await told('flipping', 'flip 4', 'read');
      hand.click(pinSpot(root, '4 middle'));
      await told('flipping', 'flip 2', 'read');
      hand.hover(pinSpot(root, '3 right'));
      await expect(reported()).toEqual(['fold_corner']);
      hand.hover(pinSpot(root, '3 middle'));
      await told('read');
      const [from, midst] = [pinSpot(root, '3 right'), pinSpot(root, '3 middle')];
      for (const [to, events] of [
        [pinSpot(root, '3 left'), ['user_fold', 'flipping', 'read']],
        [pinSpot(root, '2 right'), ['user_fold', 'flipping', 'flip 4', 'read']],
      ] as const) {
        hand.pullAndLift(from, midst, to);
        await told(...events);
      }
      hand.click(pinSpot(root, '4 left'));
      await landing();
    });
});

/** The first row and the first column of pixels are on the book, wherever between two of them it begins. */
export const FirstPixels = plays(async ({ canvasElement, root, hand, told }) => {
  for (const offset of [0, 0.3, 0.5, 0.7]) {
    canvasElement.style.cssText = `padding: ${offset}px`;
    const { left, top, width, height } = bookIn(root).getBoundingClientRect();
    const hits = (x: number, y: number) => bookIn(root).contains(document.elementFromPoint(x, y));
    const column = [left - 1, left].map(Math.ceil).find((x) => hits(x, top + 9)) ?? Number.NaN;
    const row = [top - 1, top].map(Math.ceil).find((y) => hits(left + 9, y)) ?? Number.NaN;
    for (const spot of [[0.98, (row - top) / height] as const, [(column - left) / width, 0.98] as const]) {
      hand.hover(spot);
      await expect(reported(), `${offset} px`).toEqual(['fold_corner']);
      hand.hover([0.7, 0.5]);
      await told('read');
    }
  }
  canvasElement.style.cssText = '';
});
