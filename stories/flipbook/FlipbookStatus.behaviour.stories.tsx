import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { pageBoxes, rootIn } from './play/bookParts.ts';
import { Changing } from './play/Changing.tsx';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Status',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...numbers, defaultPage: 4 },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the status has said of the open pages is true of every list that comes after; in an empty book it says nothing. */
export const StatusFollowsTheList: Story = {
  render: (args) => (
    <Changing
      {...args}
      changes={{
        Shorten: { children: numberedPages(4) },
        Append: { children: numberedPages(6) },
        Empty: { children: [] },
      }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    const status = canvas.getByRole('status');
    const change = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    new Hand(root).click([0.75, 0.5]);
    await land(root);
    await waitFor(() => expect(status).toHaveTextContent(/^Pages 7 and 8 of 8$/));
    await change('Shorten');
    await expect(status).toHaveTextContent(/^Pages 3 and 4 of 4$/);
    await change('Append');
    await expect(status).toHaveTextContent(/^Pages 3 and 4 of 6$/);
    await change('Empty');
    await expect(status).toBeEmptyDOMElement();
  },
};

/** Where no turn has landed yet, pages that come say nothing. */
export const StatusOfNoTurn: Story = {
  render: (args) => <Changing {...args} changes={{ Append: { children: numberedPages(10) } }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Append' }));
    await expect(pageBoxes(rootIn(canvasElement))).toHaveLength(10);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
