import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '../../src/index.ts';
import styles from './PictureSheet.module.css';
import { PictureSheet } from './PictureSheet.tsx';

const surfaces = ['paper', 'lcd', 'room', 'key', 'lens'] as const;

const meta = {
  title: 'Art/Icon/Features',
  component: Icon,
  parameters: { layout: 'fullscreen' },
  args: { name: 'a' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, on what they are used on. */
export const Sheet: Story = {
  globals: { viewport: { value: 'w1600', isRotated: false } },
  render: () => (
    <PictureSheet
      widthDots={16}
      draw={(width) => iconNames.map((name) => <Icon key={name} name={name} width={width} />)}
    />
  ),
};

/** With the names by which they are asked for. */
export const Names: Story = {
  render: () => (
    <div className={styles.surface} data-surface="paper">
      <div className={styles.row}>
        {iconNames.map((name) => (
          <span key={name} className={styles.label}>
            <Icon name={name} width={48} />
            {name}
          </span>
        ))}
      </div>
    </div>
  ),
};

/** They wear the ink of the surface, dark or light, as the text beside them does. */
export const InkOfTheSurface: Story = {
  render: () => (
    <>
      {surfaces.map((surface) => (
        <p key={surface} className={styles.row} data-surface={surface} style={{ margin: 0, padding: 16 }}>
          {(['a', 'd-pad', 'mail', 'sound'] as const).map((name) => (
            <Icon key={name} name={name} width={32} />
          ))}
          {surface}
        </p>
      ))}
    </>
  ),
};
