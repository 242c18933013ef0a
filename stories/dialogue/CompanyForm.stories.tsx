import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyForm } from '../../src/index.ts';
import type { Canvas } from '../console/play.ts';
import styles from './frame.module.css';
import { onSmallLcd } from './onLcd.tsx';
import { onSheet } from './onSheet.tsx';

const meta = {
  title: 'Dialogue/Company form',
  component: CompanyForm,
  decorators: [onSheet],
  args: {
    onSubmitCompany: fn(),
    decline: (
      <a data-skin="link" href="#letter">
        I'd rather not
      </a>
    ),
  },
} satisfies Meta<typeof CompanyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is typed yet. */
export const Default: Story = {};

/** A name from right to left. */
export const Arabic: Story = { args: { initialCompany: 'شركة النور' } };

/** In a box of 240 px. */
export const Narrow: Story = {
  args: { initialCompany: 'Donaudampfschifffahrtsgesellschaft' },
  render: (args) => (
    <div className={styles.narrow}>
      <CompanyForm {...args} />
    </div>
  ),
};

/** Other words. */
export const OtherWords: Story = {
  args: {
    words: { label: 'Ihre Firma', placeholder: 'Firma', privacy: 'Bleibt in diesem Browser.', send: 'Ab damit!' },
    decline: (
      <a data-skin="link" href="#brief">
        Lieber nicht
      </a>
    ),
  },
};

async function sendAsItIs({ canvas }: { canvas: Canvas }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
  await expect(canvas.getByRole('alert')).toBeVisible();
}

/** Sent with nothing in it, on the console's screen at its smallest. */
export const RefusedOnSmallLcd: Story = { decorators: [onSmallLcd], play: sendAsItIs };

/** Refused in plain type. */
export const RefusedReadable: Story = {
  decorators: [
    (Story) => (
      <div data-readable="true">
        <Story />
      </div>
    ),
  ],
  play: sendAsItIs,
};
