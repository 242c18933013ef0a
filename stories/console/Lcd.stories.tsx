import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import { LcdLines } from './onRoom.tsx';

/**
 * The console's screen: it fills its parent, at most 649 px wide, and scrolls what does not fit.
 *
 * **When:** for whatever has to look as if the console showed it. `Handheld` has one already; by itself it stands in a demo or a test of a page.
 *
 * ```tsx
 * <Lcd words={{ screen: 'Display' }}>
 *   <p>Press A to continue...</p>
 * </Lcd>
 * ```
 *
 * `--dot` is the 160th part of its width in whole pixels: drawings are measured in it and stay crisp. Arrowheads say that there is more above
 * or below, and the mark between them where one is; as little as 24 px more is the foot of a page, and has no mark.
 *
 * **Keys:** where it scrolls, the Tab key reaches it, and the arrow keys scroll it. In the console up and down scroll it by 100 px from anywhere.
 *
 * **A screen reader** hears a region, "Screen", where there is more than is in sight, and nothing of the marks. Where all fits, the words alone.
 */
const meta = {
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
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Lcd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words that fit: no marks. */
export const Default: Story = {};

/** Words that do not fit, in the middle: there is more either way. */
export const LongMiddle: Story = {
  args: { children: <LcdLines count={20} /> },
  play: async ({ canvas }) => {
    (await canvas.findByRole('region', { name: 'Screen' })).scrollTop = 500;
  },
};

/** From right to left the marks are on the left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    children: <p style={{ margin: '1rem', blockSize: '40rem' }}>مطور واحد، موثق جيدا.</p>,
  },
};

/** In the readable mode the dot grid is gone. */
export const Readable: Story = {
  render: (args) => (
    <div data-readable="true" style={{ blockSize: '100%' }}>
      <Lcd {...args} />
    </div>
  ),
};
