import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPicture } from '../../src/index.ts';

/**
 * The picture of the 404 page. The map does not help, the dog has seen it at once, and home is just over there, with the light
 * on. One rule: **its title says what is to be seen**, as there is no caption.
 */
const meta = {
  title: 'Art/Not found picture',
  component: NotFoundPicture,
  parameters: { layout: 'fullscreen' },
  args: { title: 'A developer puzzles over a map while a dog looks at the piece of road that is missing' },
  render: (args) => (
    <div data-surface="room" style={{ minHeight: '100vh', padding: 24 }}>
      <NotFoundPicture {...args} />
    </div>
  ),
} satisfies Meta<typeof NotFoundPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At ten pixels a dot. */
export const Default: Story = { args: { width: 960 } };
