import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverPage } from '../../../src/booklet/pages/CoverPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * The front of the manual: the game's title above its art, what its hero does for a living, a seal
 * and the product's code.
 *
 * **When:** it is the closed book, and what a link to the manual shows first. It has no number and
 * is a hard page: it turns like a board.
 *
 * ```json
 * { "manual": { "tagline": "Instruction booklet", "productCode": "PRES-RV-EUR", "seal": "Made by hand" } }
 * ```
 *
 * The title steps down from 32 to 16 px until it fits, and is set in the text face when it is
 * longer still. The hero has the owner's own colors, and the seal their initials.
 *
 * **A screen reader** hears the title as the page's name, then role, tagline, code and seal. The
 * art is decoration.
 */
const meta = {
  title: 'Booklet/Pages/Cover',
  component: CoverPage,
  args: { content: typical },
} satisfies Meta<typeof CoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The front cover. */
export const Default: Story = {};

export const Pocket288: Story = inPocket;
