import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnerSeal } from '../../src/index.ts';
import { sheetStory } from './PictureSheet.tsx';

/**
 * The seal on the manual: the owner's own, no maker's. One rule: **it is decoration**, as the owner's name stands beside it in
 * words.
 */
const meta = {
  title: 'Art/Owner seal',
  component: OwnerSeal,
  args: { width: 320, initials: 'P1' },
} satisfies Meta<typeof OwnerSeal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At eight pixels a dot. */
export const Default: Story = {};

/** Two initials, one, wide ones, small letters with marks, and none. */
export const Sheet: Story = sheetStory({
  widthDots: 40,
  surfaces: ['paper', 'room'],
  scales: [1, 2, 6],
  draw: (width) =>
    ['P1', 'J', 'MW', 'éñ', ''].map((initials) => <OwnerSeal key={initials} initials={initials} width={width} />),
});

/** The whole alphabet, hand-made: five dots by seven. */
export const Alphabet: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div data-surface="paper" style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(6, 160px)', padding: 16 }}>
      {['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP', 'QR', 'ST', 'UV', 'WX', 'YZ', '01', '23', '45', '67', '89'].map(
        (initials) => (
          <OwnerSeal key={initials} initials={initials} width={160} />
        ),
      )}
    </div>
  ),
};
