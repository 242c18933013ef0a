import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverArt } from '../../src/index.ts';
import styles from './PictureSheet.module.css';

/**
 * The title picture of the manual: the hero holds up what developers point with, and a road of levels leads to the gate of a
 * city of office towers. One rule: **the hero is the one on the console**: give both the same colours.
 */
const meta = {
  title: 'Art/Cover art',
  component: CoverArt,
  args: { width: 1024 },
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pixels a dot. */
export const Default: Story = { parameters: { visual: { target: 'svg' } } };

/** Other heroes from the one drawing, the last three with other hair. Lights and shadows follow their colours. */
export const OtherHeroes: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={styles.surface} data-surface="paper">
      <div className={styles.row}>
        <CoverArt width={512} colours={{ skin: '#6b4028', hair: '#241b1f', shirt: '#daac06' }} />
        <CoverArt width={512} colours={{ skin: '#f7d3b2', hair: '#d9a441', shirt: '#b80a41' }} />
        <CoverArt width={512} colours={{ skin: '#c98e62', hair: '#8c8f9c', shirt: '#4e4ba8' }} />
        <CoverArt width={512} colours={{ shirt: '#6eb122' }} />
        <CoverArt width={512} colours={{ hairCut: 'long' }} />
        <CoverArt width={512} colours={{ hairCut: 'tied', hair: '#c9c4c0' }} />
        <CoverArt width={512} colours={{ hairCut: 'covered', hair: '#6f5aa8' }} />
      </div>
    </div>
  ),
};
