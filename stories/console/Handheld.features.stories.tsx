import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handheld, VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { narrow } from './narrow.ts';

const meta = {
  title: 'Console/Handheld/Features',
  component: Handheld,
  decorators: [
    (Story) => (
      <VisitProvider initial={{ company: 'Acme Inc' }}>
        <Story />
      </VisitProvider>
    ),
  ],
  args: { content: typical },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter of a visit that knows its company. */
export const LetterToACompany: Story = { args: { initialPage: 2 } };

/** The last page: there is no next one. */
export const LastPage: Story = { args: { initialPage: 8 } };

/** Other words on its buttons and pages. */
export const OtherWords: Story = {
  args: {
    initialPage: 4,
    words: {
      back: 'zurück',
      next: 'weiter',
      place: 'Seite {page} von {pages}',
      pages: { controls: { heading: 'Steuerung' } },
    },
  },
};

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };
