import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoverArt } from '../../src/index.ts';

const meta = {
  title: 'Art/Cover art/Behaviour',
  tags: ['!autodocs'],
  component: CoverArt,
  args: { width: 128 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ colours, ...args }) => (
    <>
      <CoverArt {...args} title="As drawn" />
      <CoverArt {...args} colours={colours} title="Coloured" />
    </>
  ),
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

function fills(canvasElement: HTMLElement, name: string): readonly (string | null)[] {
  const picture = within(canvasElement).getByRole('img', { name });
  return [...picture.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
}

/** The hero wears what the owner has chosen; sky, land and city stay as they are. */
export const HeroIsColoured: Story = {
  args: { colours: { skin: '#123456', hair: '#345678', shirt: '#56789a' } },
  play: async ({ canvasElement }) => {
    const drawn = fills(canvasElement, 'As drawn');
    const coloured = fills(canvasElement, 'Coloured');
    await expect(coloured).toEqual(expect.arrayContaining(['#123456', '#345678', '#56789a']));
    const changed = coloured.filter((fill, index) => fill !== drawn[index]);
    await expect(changed.length).toBeGreaterThan(8);
    await expect(changed.length).toBeLessThan(drawn.length / 2);
  },
};

/** What is left out stays as drawn. */
export const LeftOutStays: Story = {
  args: { colours: {} },
  play: async ({ canvasElement }) => {
    await expect(fills(canvasElement, 'Coloured')).toEqual(fills(canvasElement, 'As drawn'));
  },
};
