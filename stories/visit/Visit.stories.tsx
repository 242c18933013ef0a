import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitProvider } from '../../src/index.ts';
import { forgetful } from './forgetful.ts';
import { VisitCard } from './VisitCard.tsx';

const meta = {
  title: 'Visit/Visit',
  component: VisitProvider,
  args: { children: <VisitCard />, memory: forgetful },
  argTypes: { children: { control: false }, memory: { control: false } },
} satisfies Meta<typeof VisitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCompany: Story = { args: { initial: { company: 'Acme Inc', shell: 'teal' } } };
