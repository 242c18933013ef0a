import type { Meta, StoryObj } from '@storybook/react-vite';
import { Device } from '../../src/console/shell/Device.tsx';
import { deviceArgs, deviceArgTypes, ShellSheet } from './deviceArgs.tsx';
import { onRoom } from './onRoom.tsx';

const meta = {
  title: 'Console/Device/Features',
  component: Device,
  decorators: [onRoom],
  parameters: { layout: 'fullscreen' },
  args: deviceArgs,
  argTypes: deviceArgTypes,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour. All that is not shell is the same. */
export const EveryShell: Story = {
  globals: { viewport: { value: 'w1600', isRotated: false } },
  render: (args) => <ShellSheet {...args} />,
};

const longName = 'The Extraordinarily Long Pocket Quest Adventure System';

/** A long name is printed smaller. */
export const LongName: Story = { args: { name: longName, shell: 'teal' } };

/** A long name on a small phone takes two lines. */
export const LongNameNarrow: Story = {
  args: { name: longName, shell: 'teal' },
  globals: { viewport: { value: 'w320', isRotated: false } },
};

/** A name in letters that the pixel face does not have. */
export const ArabicName: Story = { args: { name: 'جهاز المغامرات', shell: 'berry' } };

/** On the first page back does nothing: its legend and its arrow are faint. */
export const Unavailable: Story = { args: { unavailable: new Set(['b', 'left']), shell: 'dandelion' } };

/** What lies over the screen, such as the Start Menu, leaves the buttons free. */
export const Overlay: Story = {
  args: { overlay: <div style={{ padding: '1rem', background: 'var(--paper)' }}>Start Menu</div> },
};

/** The readable mode: another face on the shell, and no dot grid. */
export const Readable: Story = {
  decorators: [
    (Story) => (
      <div data-readable="true" style={{ display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  args: { shell: 'kiwi' },
};

/** Text of 200 %: the words grow, the device does not. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{':root { font-size: 200% }'}</style>
        <Story />
      </>
    ),
  ],
  args: { shell: 'purple' },
  globals: { viewport: { value: 'w390', isRotated: false } },
};

/** The ring of the focus around a button. */
export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('button', { name: 'A, next' }).focus();
  },
};
