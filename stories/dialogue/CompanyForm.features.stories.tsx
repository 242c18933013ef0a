import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompanyForm } from '../../src/index.ts';
import styles from './frame.module.css';

const meta = {
  title: 'Dialogue/Company form/Features',
  component: CompanyForm,
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
    words: { label: 'Ihre Firma', placeholder: 'Firma', send: 'Ab damit!' },
    decline: <a href="#brief">Lieber nicht</a>,
  },
};
