import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompanyForm } from '../../src/index.ts';
import { onSheet } from './onSheet.tsx';

const meta = {
  title: 'Dialogue/Company form',
  component: CompanyForm,
  decorators: [onSheet],
  args: { onSubmitCompany: fn(), decline: <a href="#letter">I'd rather not</a> },
} satisfies Meta<typeof CompanyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is typed yet. */
export const Default: Story = {};

/** Type a name, or nothing. */
export const Playground: Story = {
  args: { initialCompany: 'Acme Inc', words: { send: 'Off it goes!' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
