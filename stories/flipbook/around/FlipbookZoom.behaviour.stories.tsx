import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, StrictMode } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { FlipbookZoom, type FlipbookZoomHandle } from '../../../src/flipbook/around/zoom.ts';
import { Flipbook } from '../../../src/index.ts';
import { bookIn, inSight, land, rootIn } from '../play/book.ts';
import { Hand, selectStart } from '../play/Hand.ts';
import { numbers } from '../play/numberedPages.tsx';

const handle = createRef<FlipbookZoomHandle>();
const onZoomChange = fn();

const meta = {
  title: 'Flipbook/Zoom/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: FlipbookZoom,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onZoomChange, style: { width: 600 }, children: <Flipbook {...numbers} disableFlipByClick /> },
  render: (args: ComponentProps<typeof FlipbookZoom>) => (
    <StrictMode>
      <FlipbookZoom {...args} ref={handle} />
    </StrictMode>
  ),
  beforeEach: () => void onZoomChange.mockClear(),
} satisfies Meta<typeof FlipbookZoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box that scrolls. */
function boxIn(canvasElement: HTMLElement): HTMLElement {
  const box = canvasElement.querySelector<HTMLElement>('[data-flipbook-zoom]');
  if (!box) throw new Error('The story has no zoom.');
  return box;
}

const zoom = () => handle.current?.getZoom();

/** A handler that throws is reported, and the gesture comes to its end. */
export const AHandlerThrows: Story = {
  args: {
    onZoomChange: fn(() => {
      throw new Error('thrown by the handler of a story');
    }),
  },
  play: async () => {
    const reported = spyOn(window, 'reportError').mockReturnValue();
    handle.current?.zoomIn();
    await expect(reported).toHaveBeenCalledTimes(1);
    await expect(zoom()).toBe(1.5);
  },
};

/** Two fingers spread: what lay between them still does, and nothing is a layer of its own when they are lifted. */
const pinches = (dir: 'ltr' | 'rtl', scale: number): Story => ({
  args: { dir, style: { width: 600, border: '5px solid' } },
  decorators: [(Book) => <div style={{ scale: String(scale), transformOrigin: '0 0', width: 600 }}>{Book()}</div>],
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const book = bookIn(root);
    const before = book.getBoundingClientRect();
    const [x, y] = [before.left + before.width * 0.7, before.top + before.height * 0.4];
    const touch = (type: string, pointerId: number, clientX: number) => {
      const init = { pointerType: 'touch', pointerId, clientX, clientY: y, bubbles: true, composed: true };
      book.dispatchEvent(new PointerEvent(type, init));
    };
    touch('pointerdown', 1, x - 30);
    touch('pointerdown', 2, x + 30);
    for (const apart of [40, 50, 60, 75]) {
      touch('pointermove', 1, x - apart);
      touch('pointermove', 2, x + apart);
    }
    await expect(book.closest<HTMLElement>('[data-part="paper"]')?.style.willChange).toBe('transform');
    await expect(onZoomChange).not.toHaveBeenCalled();
    touch('pointerup', 1, x - 75);
    touch('pointerup', 2, x + 75);
    await expect(zoom()).toBeCloseTo(2.5, 3);
    await expect(onZoomChange.mock.calls).toEqual([[zoom()]]);
    const after = book.getBoundingClientRect();
    await expect(Math.abs(after.left + after.width * 0.7 - x)).toBeLessThan(2);
    await expect(Math.abs(after.top + after.height * 0.4 - y)).toBeLessThan(2);
    await expect(book.closest<HTMLElement>('[data-part="paper"]')?.style.willChange).toBe('');
    await expect(root).toHaveAttribute('data-state', 'read');
  },
});

/** What lies between two fingers stays there as they spread, and is sharp once they are lifted. */
export const Pinch = pinches('ltr', 1);
/** So it does where the page around is drawn smaller. */
export const PinchInAScaledRoom = pinches('ltr', 0.8);
/** And from right to left. */
export const PinchFromRightToLeft = pinches('rtl', 1);

/** Zoomed in, a drag pans as far as the paper goes, selects nothing, and its click does nothing; a swipe and a click in a corner turn nothing; a key turns, and pans with Shift. Other buttons, and a mouse with Shift, do not pan. */
export const Pans: Story = {
  args: { defaultZoom: 2 },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const box = boxIn(canvasElement);
    const hand = new Hand(root);
    const clicked = fn();
    root.addEventListener('click', clicked);
    for (const details of [{ button: 2 }, { shiftKey: true }]) {
      hand.press([0.5, 0.5], details);
      hand.drag([0.4, 0.5], details);
      hand.lift([0.4, 0.5], details);
    }
    await expect([box.scrollLeft, box.style.cursor]).toEqual([300, 'grab']);
    hand.press([0.5, 0.5]);
    hand.drag([0.45, 0.5]);
    await expect([box.scrollLeft, box.style.cursor, root.dispatchEvent(selectStart())]).toEqual([
      360,
      'grabbing',
      false,
    ]);
    hand.drag([-4, 0.5]);
    hand.lift([-4, 0.5]);
    await expect([box.scrollLeft, box.style.cursor, root.dispatchEvent(selectStart())]).toEqual([600, 'grab', true]);
    for (const detail of [0, 1, 1]) root.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    await expect(clicked).toHaveBeenCalledTimes(2);
    new Hand(root, { pointerType: 'touch' }).swipe([0.9, 0.5], [0.7, 0.5]);
    hand.click([0.98, 0.98]);
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    root.focus();
    await userEvent.keyboard('{ArrowRight}');
    await land(root);
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
    box.scrollTo(200, 100);
    for (const [key, place] of [
      ['ArrowLeft', [140, 100]],
      ['ArrowUp', [140, 40]],
      ['ArrowRight', [200, 40]],
      ['ArrowDown', [200, 100]],
    ] as const) {
      await userEvent.keyboard(`{Shift>}{${key}}{/Shift}`);
      await expect([box.scrollLeft, box.scrollTop]).toEqual(place);
    }
  },
};

/** The keys `+` `-` `0`, Ctrl and wheel, and a double tap where a tap turns nothing. */
export const KeysWheelAndTaps: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    await step('keys', async () => {
      root.focus();
      await userEvent.keyboard('+=-00{Control>}+{/Control}');
      handle.current?.zoomIn();
      handle.current?.zoomOut();
      await expect(onZoomChange.mock.calls).toEqual([[1.5], [2], [1.5], [1], [1.5], [1]]);
    });
    await step('wheel', async () => {
      const wheel = (ctrlKey: boolean, deltaY = -100, deltaMode = 0) =>
        new WheelEvent('wheel', { deltaY, deltaMode, ctrlKey, bubbles: true, cancelable: true });
      await expect(root.dispatchEvent(wheel(false))).toBe(true);
      await expect(zoom()).toBe(1);
      for (const [deltaY, deltaMode, by] of [
        [-100, 0, 0.3],
        [-1, 1, 0.46],
        [100, 0, 0.16],
      ] as const) {
        await expect(root.dispatchEvent(wheel(true, deltaY, deltaMode))).toBe(false);
        await expect(zoom()).toBeCloseTo(Math.exp(by), 6);
      }
      await waitFor(() => expect(onZoomChange).toHaveBeenLastCalledWith(zoom()));
      handle.current?.zoomTo(1);
    });
    await step('double tap', async () => {
      const finger = new Hand(root, { pointerType: 'touch' });
      for (const expected of [2, 1]) {
        finger.tap([0.6, 0.5]);
        finger.tap([0.6, 0.5]);
        await expect(zoom()).toBe(expected);
      }
    });
  },
};

/** Where a tap turns, two of them turn and do not zoom. */
export const TapsThatTurn: Story = {
  args: { children: <Flipbook {...numbers} /> },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const finger = new Hand(root, { pointerType: 'touch' });
    finger.tap([0.75, 0.5]);
    finger.tap([0.75, 0.5]);
    await expect(zoom()).toBe(1);
    await land(root);
  },
};

/** A parent that keeps its zoom gets the old one back. */
export const Controlled: Story = {
  args: { zoom: 1.5 },
  play: async ({ canvasElement }) => {
    rootIn(canvasElement).focus();
    await userEvent.keyboard('++');
    await expect(onZoomChange.mock.calls).toEqual([[2], [2]]);
    await waitFor(() => expect(zoom()).toBe(1.5));
  },
};
