import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { CompanyForm } from '../../src/index.ts';
import styles from './frame.module.css';
import { onSmallLcd } from './onLcd.tsx';
import { onSheet } from './onSheet.tsx';

const meta = {
  title: 'Dialogue/Company form/Features',
  component: CompanyForm,
  decorators: [onSheet],
  args: { onSubmitCompany: fn(), decline: <a href="#letter">I'd rather not</a> },
} satisfies Meta<typeof CompanyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visit knows the company already. */
export const Known: Story = { args: { initialCompany: 'Acme Inc' } };

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
    decline: <a href="#brief">Lieber nicht</a>,
  },
};

async function sendAsItIs({ canvas }: { canvas: ReturnType<typeof within> }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
  await expect(canvas.getByRole('alert')).toBeVisible();
}

/** Sent with nothing in it. */
export const Empty: Story = { play: sendAsItIs };

/** Refused on the console's screen at its smallest. */
export const RefusedOnSmallLcd: Story = { ...Empty, decorators: [onSmallLcd] };

/** Refused in plain type. */
export const RefusedReadable: Story = {
  ...Empty,
  decorators: [
    (Story) => (
      <div data-readable="true">
        <Story />
      </div>
    ),
  ],
};

/** 400 letters: the field shows some of them. */
export const FourHundredLetters: Story = { args: { initialCompany: 'Wunderbar '.repeat(40) } };
