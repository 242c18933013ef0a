import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyGate } from '../../src/art/CompanyGate.tsx';
import styles from './CompanyGate.module.css';
import { sheet } from './PictureSheet.tsx';

/**
 * The hero at the gate of the visitor's company, 160 x 72 dots of `--dot`.
 *
 * **When:** for a visitor's company, on the manual's Quick Reference and the console's Player Profile.
 * `GuestGate` opens it on the console's first page and in the intro's window. The console's farewell
 * always shows it.
 *
 * When its page opens, a rolled banner climbs the gate in six frames of 80 ms, then unfurls the name
 * in five. With reduced motion, the unfurled banner hangs there from the start. A long name gets
 * smaller characters and more lines. A name in another script is real text on the banner.
 *
 * **A screen reader** hears nothing: the gate is decoration, and the quest next to it names the
 * company.
 */
export default {
  title: 'Art/Company gate',
  component: CompanyGate,
  args: { names: ['ACME'], className: styles.gate ?? '', frozenFrame: 11 },
  parameters: { visual: { target: '[data-frozen]' } },
} satisfies Meta<typeof CompanyGate>;

type Story = StoryObj<typeof CompanyGate>;

/** The banner hangs at the gate. */
export const Default: Story = {};

const framesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Six frames of climbing, five of unfurling, and the end: 80 ms each. */
export const TwelveFrames: Story = {
  ...sheet,
  parameters: { ...sheet.parameters, visual: { target: '[data-frames]' } },
  render: (args) => (
    <div className={styles.sheet} data-frames="">
      {framesUpTo(12).map((frame) => (
        <CompanyGate key={frame} {...args} frozenFrame={frame} />
      ))}
    </div>
  ),
};

const names = [
  ['GOOGLE'],
  ['MICROSOFT'],
  ['NORTHWIND GAMES'],
  ['THYSSENKRUPPS'],
  ['HEWLETT-PACKARD'],
  ['INTERNATIONAL BUSINESS MACHINES CORP.'],
  ['DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT'],
  ["SON, & CO. + YOU! THEY'RE A-OK, WELL YES"],
  ['شركة أرامكو السعودية'],
  ['Παπαδόπουλος & Υιοί'],
] as const;

/** Short and long names, and names in other scripts. */
export const Names: Story = {
  ...TwelveFrames,
  render: (args) => (
    <div className={styles.sheet} data-frames="">
      {names.map((companyNames) => (
        <CompanyGate key={companyNames[0]} {...args} names={companyNames} />
      ))}
    </div>
  ),
};

/** On a right-to-left page, the hero comes from the right. Screen readers skip the name. */
export const RightToLeft: Story = {
  args: { names: ['شركة أرامكو'] },
  render: (args) => (
    <div dir="rtl">
      <CompanyGate {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const name = canvas.getByText(args.names[0] ?? '');
    await expect(name).toBeVisible();
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
};
