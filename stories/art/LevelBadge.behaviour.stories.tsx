import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LevelBadge } from '../../src/index.ts';

const meta = {
  title: 'Art/Level badge/Behaviour',
  tags: ['!autodocs'],
  component: LevelBadge,
  args: { level: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {[1, 2, 3, 4, 5, 6, 7, 40, 0, -3, 2.9].map((level) => (
        <LevelBadge key={level} {...args} level={level} title={`Level ${level}`} width={24} />
      ))}
      <LevelBadge {...args} level="bonus" title="Bonus stage" width={24} />
    </>
  ),
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

function drawing(canvasElement: HTMLElement, name: string): string {
  const badge = within(canvasElement).getByRole('img', { name });
  return [...badge.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
}

/** Six levels and the bonus stage each have one of their own. */
export const EachHasItsOwn: Story = {
  play: async ({ canvasElement }) => {
    const names = [...[1, 2, 3, 4, 5, 6].map((level) => `Level ${level}`), 'Bonus stage'];
    await expect(new Set(names.map((name) => drawing(canvasElement, name))).size).toBe(7);
  },
};

/** A level above 6 wears the badge of 6. */
export const AboveTheLastWearsTheLast: Story = {
  play: async ({ canvasElement }) => {
    const six = drawing(canvasElement, 'Level 6');
    await expect(drawing(canvasElement, 'Level 7')).toBe(six);
    await expect(drawing(canvasElement, 'Level 40')).toBe(six);
  },
};

/** What is no level wears that of the level below it, or of 1. */
export const OddNumbersFindABadge: Story = {
  play: async ({ canvasElement }) => {
    const one = drawing(canvasElement, 'Level 1');
    await expect(drawing(canvasElement, 'Level 0')).toBe(one);
    await expect(drawing(canvasElement, 'Level -3')).toBe(one);
    await expect(drawing(canvasElement, 'Level 2.9')).toBe(drawing(canvasElement, 'Level 2'));
  },
};
