import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartridgePicture } from '../../src/index.ts';

/**
 * A cartridge that has been taken out and blown upon, for when something has gone wrong on our side. One rule: **it comforts, it
 * does not explain**: what has happened stands beside it in words.
 */
const meta = {
  title: 'Art/Cartridge picture',
  component: CartridgePicture,
  args: { width: 288 },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-surface="paper" style={{ padding: 24 }}>
      <CartridgePicture {...args} />
    </div>
  ),
} satisfies Meta<typeof CartridgePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At six pixels a dot. */
export const Default: Story = {};
