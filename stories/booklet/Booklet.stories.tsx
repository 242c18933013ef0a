import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { at } from '../windows.ts';
import { inBackdrop } from './inBackdrop.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

export default {
  title: 'Booklet/Booklet',
  component: Booklet,
  decorators: [inBackdrop],
  parameters: { layout: 'fullscreen' },
  globals: at('w1600'),
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof Booklet>;

type Story = StoryObj<typeof Booklet>;

/** Closed, with the front cover up. */
export const Default: Story = {};

/**
 * Pages 1 and 2, with the edges of one leaf on the left and three on the right; letter and quest
 * name the visitor's company.
 */
export const Personalized: Story = { args: { startPage: 1 }, parameters: { visit: { company: 'Acme Inc' } } };

/** Pages 3 and 4. */
export const SecondSpread: Story = { args: { startPage: 3 } };

/** Closed, with the back cover up: no page follows. */
export const BackCover: Story = { args: { startPage: 7 } };

/** Below 1280 px the manual shows one page at a time. Phones have the pocket edition. */
export const OnePage: Story = { args: { startPage: 2 }, globals: at('w1279') };

/** The cover, a stiff board, nearly half open. */
export const CoverHalfWay: Story = { args: { turn: { direction: 'forward', progress: 0.4 } } };

/** A leaf half-way through its turn, from the lower corner. */
export const LeafHalfWay: Story = {
  args: { startPage: 1, turn: { direction: 'forward', corner: 'bottom', progress: 0.5 } },
};
