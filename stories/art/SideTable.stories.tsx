import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideTable, shells } from '../../src/index.ts';

/**
 * The two things it is all about, and the small table that they stand on beside the developer. One rule: **the console wears the
 * visitor's shell**, the one that the nearest `data-shell` names.
 */
const meta = {
  title: 'Art/Side table',
  component: SideTable,
  args: { width: 240 },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-surface="room" data-shell="grape" style={{ padding: 24 }}>
      <SideTable {...args} />
    </div>
  ),
} satisfies Meta<typeof SideTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At six pixels a dot. */
export const Default: Story = {};

/** In each shell. */
export const Console: Story = {
  args: { part: 'console', width: 90 },
  render: (args) => (
    <div data-surface="room" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24 }}>
      {shells.map((shell) => (
        <div key={shell} data-shell={shell}>
          <SideTable {...args} />
        </div>
      ))}
    </div>
  ),
};
