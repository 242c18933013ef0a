import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon, iconNames } from '../../src/index.ts';

const meta = {
  title: 'Art/Icon/Behaviour',
  tags: ['!autodocs'],
  component: Icon,
  args: { name: 'mail', width: 16 },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as dark or as light as the text around it. */
export const TakesTheColourOfTheText: Story = {
  render: (args) => (
    <p style={{ color: 'rgb(10, 120, 90)' }}>
      <Icon {...args} title="E-mail" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const path = within(canvasElement).getByRole('img', { name: 'E-mail' }).querySelector('path');
    await expect(path).toHaveStyle({ fill: 'rgb(10, 120, 90)' });
  },
};

/** Every name has a drawing of its own, of one path, and all of it is to be seen. */
export const EachHasItsOwn: Story = {
  render: (args) => (
    <>
      {iconNames.map((name) => (
        <Icon key={name} {...args} name={name} title={name} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const icons = within(canvasElement).getAllByRole('img');
    const shapes = icons.map((icon) => [...icon.querySelectorAll('path')].map((path) => path.getAttribute('d')));
    await expect(shapes.map((paths) => paths.length)).toEqual(iconNames.map(() => 1));
    await expect(new Set(shapes.flat()).size).toBe(iconNames.length);
    for (const icon of icons) {
      const frame = icon.getBoundingClientRect();
      const drawn = icon.querySelector('path')?.getBoundingClientRect() ?? new DOMRect(0, 0, 99, 99);
      await expect(drawn.top).toBeGreaterThanOrEqual(frame.top);
      await expect(drawn.bottom).toBeLessThanOrEqual(frame.bottom);
      await expect(drawn.height).toBeGreaterThan(frame.height / 3);
    }
  },
};

/** Without a title it is not there for a screen reader: the words beside it say the same. */
export const UntitledIsDecoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
