import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import defaults from './Lcd.stories.tsx';
import { LcdLines } from './onRoom.tsx';

const meta = { ...defaults, title: 'Console/LCD/Features', component: Lcd } satisfies Meta<typeof Lcd>;

export default meta;
type Story = StoryObj<typeof meta>;

async function scrollTo(canvasElement: HTMLElement, px: number) {
  const screen = await waitFor(() => within(canvasElement).getByRole('region', { name: 'Screen' }));
  screen.scrollTop = px;
}

/** Switched off, one would think: nothing on it. */
export const Empty: Story = { args: { children: null } };

/** At the top of a long page there is more below. */
export const LongTop: Story = { args: { children: <LcdLines count={20} /> } };

/** In the middle there is more either way. */
export const LongMiddle: Story = { ...LongTop, play: ({ canvasElement }) => scrollTo(canvasElement, 500) };

/** At the bottom there is more above. */
export const LongBottom: Story = { ...LongTop, play: ({ canvasElement }) => scrollTo(canvasElement, 5000) };

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
