import type { Meta, StoryObj } from '@storybook/react-vite';
import { shells } from '../../src/index.ts';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

const skins = ['key', 'label', 'link'] as const;
const surfaces = ['room', 'paper', 'lcd', 'lens', 'key', 'shell'] as const;

/**
 * A surface is what a thing is made of. `data-surface` gives an element the material's colour, its ink, its texture, and the
 * edges and bevels that go with it, all drawn in CSS. One rule: **pressed is one line**: `--bevel: var(--bevel-pressed)`; the ring of the
 * focus is never taken away.
 */
const meta = {
  title: 'Foundations/Surfaces',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Every material with its bevels: raised and pressed. */
export const Materials: StoryObj = {
  render: () => (
    <Sheet title="Surfaces">
      <div className={styles.grid}>
        {surfaces.map((surface) => (
          <div key={surface} className={styles.tile} data-surface={surface}>
            <strong>{surface}</strong>
            <button type="button" className={styles.cap}>
              raised
            </button>
            <button type="button" className={styles.cap} data-pressed="true">
              pressed
            </button>
          </div>
        ))}
        <div className={styles.tile} data-surface="shell">
          <strong>keys and a screen on a shell</strong>
          <button type="button" className={styles.cap} data-surface="key">
            raised
          </button>
          <button type="button" className={styles.cap} data-surface="key" data-pressed="true">
            pressed
          </button>
          <div data-surface="lens">
            <div className={styles.screen} data-surface="lcd">
              Press A to continue...
            </div>
          </div>
        </div>
      </div>
    </Sheet>
  ),
};

/** The three skins of things to press, by `data-skin`: at rest, with the focus, and out of use. Under the pointer each is a step lighter. */
export const Skins: StoryObj = {
  render: () => (
    <Sheet title="Skins">
      {skins.map((skin) => (
        <p key={skin} className={styles.pictures}>
          {['at rest', 'focused', ...(skin === 'link' ? [] : ['out of use'])].map((state) => (
            <button
              key={state}
              type="button"
              data-skin={skin}
              data-focus-ring={state === 'focused' || undefined}
              aria-disabled={state === 'out of use'}
            >
              {`${skin} ${state}`}
            </button>
          ))}
        </p>
      ))}
    </Sheet>
  ),
};

/**
 * The focus has two tones: a light band, and a dark one around it. On every ground one of the two can be seen, so no part needs a ring of
 * its own. `data-focus-ring` shows it where the browser's focus is elsewhere (a menu's chosen item).
 */
export const FocusOnEveryGround: StoryObj = {
  render: () => (
    <Sheet title="Focus">
      <div className={styles.grid}>
        {surfaces.slice(0, -1).map((surface) => (
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
