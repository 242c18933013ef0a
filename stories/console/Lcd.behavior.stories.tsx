import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import { contract } from '../contract.ts';
import { testOnly } from '../testOnly.ts';
import meta from './Lcd.stories.tsx';
import { LcdLines } from './onBackdrop.tsx';

const scroller = createRef<HTMLDivElement>();

export default {
  ...meta,
  title: 'Console/LCD/Behavior',
  parameters: testOnly,
  args: { children: <LcdLines count={20} /> },
  render: (args) => <Lcd {...args} ref={scroller} />,
} satisfies Meta<typeof Lcd>;

type Story = StoryObj<typeof Lcd>;

const positionOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-position]')?.getAttribute('data-position');

/** A screen that scrolls is a named region that the Tab key reaches. */
export const AScrollingScreenHasATabStop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Screen' })).toBe(scroller.current);
    await userEvent.tab();
    await expect(scroller.current).toHaveFocus();
  },
};

/** The arrowheads show the scroll position of the element that `ref` returns. */
export const TheArrowheadsFollowTheScrollPosition: Story = {
  play: async ({ canvasElement, step }) => {
    const expectPosition = (position: string) => waitFor(() => expect(positionOf(canvasElement)).toBe(position));
    await step('At the start, more text is below', () => expectPosition('top'));
    await step('After 100 px, more text is above and below', async () => {
      scroller.current?.scrollBy({ top: 100, behavior: 'instant' });
      await expectPosition('middle');
    });
    await step('At the end, more text is above', async () => {
      scroller.current?.scrollBy({ top: 10_000, behavior: 'instant' });
      await expectPosition('bottom');
    });
  },
};

/** When all content fits again, arrowheads and tab stop disappear. */
export const TheArrowheadsDisappearWhenAllFits: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region');
    const frame = canvasElement.querySelector<HTMLElement>('[data-lcd]');
    if (frame) frame.style.blockSize = '200rem';
    await waitFor(() => expect(positionOf(canvasElement)).toBe('whole'));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(scroller.current).not.toHaveFocus();
  },
};

/** A dot is a whole number of pixels, close to 1/160 of the width. */
export const DotsAreWholePixels: Story = {
  args: { children: <div data-dot="" style={{ inlineSize: 'calc(160 * var(--dot))', blockSize: 1 }} /> },
  play: async ({ canvasElement }) => {
    const width = canvasElement.querySelector('[data-dot]')?.getBoundingClientRect().width;
    await expect(width).toBe(480);
  },
};

function widthOf(text: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect().width;
}

/** The pixel fonts have no ligatures: ffi is as wide as mmm. */
export const EveryCharacterTakesOneCell: Story = {
  args: {
    children: ['screen', 'screen-small', 'label'].map((type) => (
      <div key={type} style={{ font: `var(--type-${type})` }}>
        <span data-testid={type}>ffi fl office</span>
        <br />
        <span data-testid={type}>mmm mm mmmmmm</span>
      </div>
    )),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const type of ['screen', 'screen-small', 'label']) {
      const [joined, plain] = canvas.getAllByTestId(type).map(widthOf);
      await expect(joined).toBeCloseTo(plain ?? 0, 1);
    }
  },
};

export const TheScreenIsAtMost649PxWide: Story = {
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('[data-lcd]');
    if (frame) frame.style.inlineSize = '60rem';
    await expect(scroller.current?.getBoundingClientRect().width).toBe(contract['console: maximum screen width, px']);
  },
};
