import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThankYouPage } from '../../../src/console/screens/ThankYouPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Thank you',
  component: ThankYouPage,
  decorators: [onLcd],
  args: { content: typical, company: '' },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The farewell, and where the contact info is. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = { args: { words: { heading: 'The end' } }, parameters: { visual: { skip: true } } };
