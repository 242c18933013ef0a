import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CharacterSprite, characterPoses } from '../../src/index.ts';

const meta = {
  title: 'Art/Character/Behaviour',
  tags: ['!autodocs'],
  component: CharacterSprite,
  args: { width: 48, title: 'A developer' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof CharacterSprite>;

export default meta;
type Story = StoryObj<typeof meta>;

function paths(canvasElement: HTMLElement, name: string): SVGPathElement[] {
  return [...within(canvasElement).getByRole('img', { name }).querySelectorAll('path')];
}

const fills = (canvasElement: HTMLElement) =>
  paths(canvasElement, 'A developer').map((path) => path.getAttribute('fill'));

/** No two poses of the whole figure are the same picture. */
export const EveryPoseIsItsOwn: Story = {
  render: (args) => (
    <>
      {characterPoses.map((pose) => (
        <CharacterSprite key={pose} {...args} pose={pose} title={pose} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = characterPoses.map((pose) =>
      paths(canvasElement, pose)
        .map((path) => path.getAttribute('d'))
        .join(),
    );
    await expect(new Set(drawn).size).toBe(characterPoses.length);
  },
};

/** The chosen colours are used as they are, and what was drawn instead is gone. */
export const ColoursAreTaken: Story = {
  args: { colours: { skin: '#123456', hair: '#abcdef', shirt: '#fedcba' } },
  play: async ({ canvasElement }) => {
    await expect(fills(canvasElement)).toEqual(expect.arrayContaining(['#123456', '#abcdef', '#fedcba']));
    await expect(fills(canvasElement)).not.toContain('#1fa596');
  },
};

/** What is no colour leaves the character as drawn, and lets nothing into the page. */
export const NoColourIsNoHarm: Story = {
  args: { colours: { shirt: 'url(https://example.com/)' } },
  play: async ({ canvasElement }) => {
    await expect(fills(canvasElement)).toContain('#1fa596');
    await expect(fills(canvasElement).join()).not.toContain('url');
  },
};
