import type { Meta, StoryObj } from '@storybook/react-vite';
import { HouseMap } from './HouseMap.tsx';

/**
 * The folders of the library and what each may import: drawn from `.ci/arrows/arrows.mjs`, which `npm run check` holds the code
 * to. One rule: **an import points down.**
 */
const meta = {
  title: 'Foundations/The rooms',
  component: HouseMap,
} satisfies Meta<typeof HouseMap>;

export default meta;

type Story = StoryObj<typeof meta>;

/** At a desk. */
export const Default: Story = {};

/** On a phone the boxes of a layer stand one below the other. */
export const Narrow: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
