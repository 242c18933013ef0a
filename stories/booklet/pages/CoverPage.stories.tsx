import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverPage } from '../../../src/booklet/pages/CoverPage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * The front cover: the game's title above its picture, the owner's job title, a seal and the product code.
 *
 * **When:** it shows while the manual is closed, so a link to the manual shows it first. It has no
 * page number and turns as a hard page.
 *
 * ```json
 * { "manual": { "tagline": "Instruction booklet", "productCode": "PRES-RV-EUR", "seal": "Made by hand" } }
 * ```
 *
 * The title shrinks from 32 to 16 px until it fits; a longer one uses the text font. The hero has
 * the owner's colors, and the seal the owner's initials.
 *
 * **A screen reader** hears the title as the page's name, then role, tagline, code and seal. The
 * picture is decoration.
 */
export default {
  title: 'Booklet/Pages/Cover',
  component: CoverPage,
  args: { view: manualTexts(typical, '').cover },
} satisfies Meta<typeof CoverPage>;

type Story = StoryObj<typeof CoverPage>;

/** The front cover. */
export const Default: Story = {};

export const Pocket288: Story = inPocket;

/** Long German words: the title is smaller, and the seal is above the role. */
export const PocketGerman: Story = {
  ...inPocket,
  args: {
    view: {
      ...manualTexts(typical, '').cover,
      title: '{name} und die Suche nach dem Job',
      role: 'Softwareentwicklungsingenieurin',
      seal: 'Original-Qualität: von Hand gemacht, von Menschen geprüft',
    },
  },
};
