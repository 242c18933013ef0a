import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const withoutCurrentJob = {
  ...typical.resume,
  work: typical.resume.work?.map((job) => ({ ...job, endDate: job.endDate ?? '2025-06' })),
};

/**
 * The owner's welcome, the first button to press, and every button with its keys.
 *
 * **When:** it is the first page, and the one that a browser without scripts shows. The line "Press
 * A to continue..." is fixed; the paragraphs below it are the owner's, two or three short ones at
 * most, because the buttons are below them.
 *
 * ```json
 * { "console": { "instructions": ["Welcome, hiring hero.", "No batteries needed."] } }
 * ```
 *
 * **A guest,** whose company is known, sees the company's gate first: the banner spells the
 * name, at 80 ms per character, the gate opens, and the hero turns and waves. With reduced motion, the
 * end shows at once.
 *
 * **The hero** waves once, from 400 ms after the page appears, and blinks. With reduced motion he
 * stands. Under the name, one line names the current job; between jobs there is none.
 *
 * **Keys:** the list is printed from `bindings`, which keyboard and gamepads read, too, so it is
 * never out of date. The line about gamepads gives the positions of A and B, because manufacturers
 * label them differently.
 *
 * **A screen reader** hears each line as the button's name, what it does, and the keys. The picture
 * is hidden.
 */
export default {
  title: 'Console/Pages/Instructions',
  component: InstructionsPage,
  ...onScreen,
  args: { content: typical, company: '', onEvent: () => {}, frozenMs: 0 },
} satisfies Meta<typeof InstructionsPage>;

type Story = StoryObj<typeof InstructionsPage>;

export const Default: Story = {};

/** The second of the wave's three steps. */
export const Waving: Story = { args: { frozenMs: 600 } };

/** At the wave's end. */
export const Blinking: Story = { args: { frozenMs: 850 } };

/** The first three characters of a guest's company, above closed doors. */
export const GuestSpelled: Story = { args: { company: 'Acme Robotics', frozenMs: 240 } };

/** The gate opens. */
export const GuestGateOpens: Story = { args: { company: 'Acme Robotics', frozenMs: 1120 } };

/** The gate is open, and the hero waves at the guest. */
export const GuestWelcomed: Story = { args: { company: 'Acme Robotics', frozenMs: 20_000 } };

/** A long name is on three lines. */
export const GuestWithLongName: Story = {
  args: { company: 'International Business Machines Corp.', frozenMs: 20_000 },
};

/** After the last job's end. */
export const NoCurrentJob: Story = { args: { content: { ...typical, resume: withoutCurrentJob } } };
