import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverArt } from '../../src/index.ts';
import styles from './PictureSheet.module.css';
import { PictureSheet } from './PictureSheet.tsx';

const meta = {
  title: 'Art/Cover art/Features',
  component: CoverArt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the manual's paper. */
export const Sheet: Story = {
  render: () => <PictureSheet widthDots={128} surfaces={['paper']} draw={(width) => <CoverArt width={width} />} />,
};

/** Three other heroes from the one drawing. Lights and shadows follow their colours. */
export const OtherHeroes: Story = {
  render: () => (
    <div className={styles.surface} data-surface="paper">
      <div className={styles.row}>
        <CoverArt width={512} colours={{ skin: '#6b4028', hair: '#241b1f', shirt: '#daac06' }} />
        <CoverArt width={512} colours={{ skin: '#f7d3b2', hair: '#d9a441', shirt: '#b80a41' }} />
        <CoverArt width={512} colours={{ skin: '#c98e62', hair: '#8c8f9c', shirt: '#4e4ba8' }} />
        <CoverArt width={512} colours={{ shirt: '#6eb122' }} />
      </div>
    </div>
  ),
};

/** On a phone it takes the width there is. */
export const Phone: Story = {
  args: { width: '100%' },
  parameters: { visual: { target: 'svg' } },
  globals: { viewport: { value: 'w320', isRotated: false } },
};
