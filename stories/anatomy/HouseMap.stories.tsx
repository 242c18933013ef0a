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
