import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitProvider } from '../../src/index.ts';
import { forgetful } from './forgetful.ts';
import { VisitCard } from './VisitCard.tsx';

export default {
  title: 'Visit/Visit',
  component: VisitProvider,
  args: { children: <VisitCard />, memory: forgetful },
} satisfies Meta<typeof VisitProvider>;

type Story = StoryObj<typeof VisitProvider>;

export const Default: Story = {};

export const WithCompany: Story = { args: { initial: { company: 'Acme Inc', shell: 'teal' } } };
