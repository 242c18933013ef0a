import type { Meta, StoryObj } from '@storybook/react-vite';
import { shells } from '../../src/index.ts';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

const surfaces = ['room', 'paper', 'lcd', 'lens', 'key'] as const;

/**
 * The ring has two tones: a light band, and a dark one around it. On every ground one of the two can be seen, so no part needs
 * a ring of its own. One rule: **never take the ring away**; a part with a shadow wears it as its `--bevel` knob, and the ring
 * leaves it on. `data-focus-ring` shows the ring where the browser's focus is elsewhere (a menu's chosen item).
 */
const meta = {
  title: 'Foundations/Focus',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** The ring on every surface and every shell. */
export const EveryGround: StoryObj = {
  render: () => (
    <Sheet title="Focus">
      <div className={styles.grid}>
        {surfaces.map((surface) => (
          <div key={surface} className={styles.tile} data-surface={surface}>
            <span className={styles.ringed} data-focus-ring="">
              {surface}
            </span>
          </div>
        ))}
        {shells.map((shell) => (
          <div key={shell} className={styles.tile} data-shell={shell} data-surface="shell">
            <span className={styles.ringed} data-focus-ring="">
              {shell}
            </span>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};
