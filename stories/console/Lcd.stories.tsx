import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import { LcdLines } from './onBackdrop.tsx';

/**
 * The console's screen: it fills its parent, at most 649 px wide, and scrolls what does not fit.
 *
 * **When:** for content that should look like the console's own. `Handheld` includes it; use it
 * alone in a demo or a test of a page.
 *
 * `--dot` is 1/160 of its width, in whole pixels. Drawings use this unit and stay sharp. Arrowheads
 * show that there is more above or below. If the content is at most 24 px too tall, there are none.
 *
 * **Keys:** if it scrolls, the Tab key reaches it, and the arrow keys scroll it. In the console up
 * and down scroll it by 100 px from anywhere.
 *
 * **A screen reader** hears a region, "Screen", if it scrolls, and otherwise only its content. The
 * arrowheads are hidden.
 */
export default {
  title: 'Console/LCD',
  component: Lcd,
  decorators: [
    (Story) => (
      <div data-lcd="" style={{ inlineSize: '30rem', maxInlineSize: '100%', blockSize: '27rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { target: '[data-lcd]' } },
  args: { children: <LcdLines count={3} /> },
} satisfies Meta<typeof Lcd>;

type Story = StoryObj<typeof Lcd>;

/** Content that fits has no arrowheads. */
export const Default: Story = {};

/** Content that does not fit, scrolled to the middle, with more in both directions. */
export const LongMiddle: Story = {
  args: { children: <LcdLines count={20} /> },
  play: async ({ canvas }) => {
    (await canvas.findByRole('region', { name: 'Screen' })).scrollTop = 500;
  },
};

/** In right-to-left text, the arrowheads are on the left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    children: <p style={{ margin: '1rem', blockSize: '40rem' }}>مطور واحد، موثق جيدا.</p>,
  },
};

/** Readable text removes the dot grid. */
export const Readable: Story = {
  render: (args) => (
    <div data-readable="true" style={{ blockSize: '100%' }}>
      <Lcd {...args} />
    </div>
  ),
};
