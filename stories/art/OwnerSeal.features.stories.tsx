import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnerSeal } from '../../src/index.ts';
import { PictureSheet } from './PictureSheet.tsx';

const meta = {
  title: 'Art/Owner seal/Features',
  component: OwnerSeal,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnerSeal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two initials, one, wide ones, small letters with marks, and none. */
export const Sheet: Story = {
  globals: { viewport: { value: 'w1600', isRotated: false } },
  render: () => (
    <PictureSheet
      widthDots={40}
      surfaces={['paper', 'room']}
      scales={[1, 2, 6]}
      draw={(width) =>
        ['P1', 'J', 'MW', 'éñ', ''].map((initials) => <OwnerSeal key={initials} initials={initials} width={width} />)
      }
    />
  ),
};

/** Letters that the seal's alphabet does not have: a star, not half a name. */
export const OtherAlphabets: Story = { args: { initials: '李小', width: 160 }, parameters: { layout: 'padded' } };

/** The whole alphabet, hand-made: five dots by seven. */
export const Alphabet: Story = {
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
