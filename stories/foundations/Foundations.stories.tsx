import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { shells } from '../../src/index.ts';
import '../../src/theme/latinExt.css';
import { EachState, forceStates } from '../play/states.tsx';
import styles from './foundations.module.css';
import { Swatch } from './Swatch.tsx';

export default {
  title: 'Foundations/Foundations',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** A sheet of paper with a title, an optional sentence, and samples. */
function Sheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles.sheet} data-surface="paper">
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}

/** Each background with the ink on it, and its use. */
const pairs = [
  ['--backdrop', '--on-backdrop', 'The backdrop of all screens'],
  ['--paper', '--ink', "The manual's paper"],
  ['--paper', '--spot-text', 'The spot color as text'],
  ['--spot', '--on-backdrop', 'The spot color as an area'],
  ['--lcd', '--lcd-ink', "The console's screen"],
  ['--lens', '--on-lens', 'The lens around it'],
  ['--key', '--on-key', 'D-pad and buttons'],
  ['--ink', '--paper', 'A solid bar, text reversed out'],
] as const;

/** The roles with the ink for each, and their contrast by WCAG's formula. */
export const Roles: StoryObj = {
  render: () => (
    <Sheet title="Palette" lead="Orange around, warm paper, a gray-green screen, and one dark ink.">
      <div className={styles.grid}>
        {pairs.map(([background, ink, use]) => (
          <Swatch key={use} background={background} ink={ink}>
            {use}
          </Swatch>
        ))}
      </div>
    </Sheet>
  ),
};

const caps = (surface?: string) =>
  ['raised', 'pressed'].map((state) => (
    <button
      key={state}
      type="button"
      className={styles.bevelSample}
      data-surface={surface}
      data-pressed={state === 'pressed' || undefined}
    >
      {state}
    </button>
  ));

const surfaces = ['backdrop', 'paper', 'lcd', 'lens', 'key', 'shell'] as const;

/** Every material with its bevels: raised and pressed. */
export const Materials: StoryObj = {
  render: () => (
    <Sheet title="Surfaces">
      <div className={styles.grid}>
        {surfaces.map((surface) => (
          <div key={surface} className={styles.tile} data-surface={surface}>
            <strong>{surface}</strong>
            {caps()}
          </div>
        ))}
        <div className={styles.tile} data-surface="shell">
          <strong>keys and a screen on a shell</strong>
          {caps('key')}
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

/**
 * The three skins of controls, set by `data-skin`, in each state. A hovered key or label is a step
 * lighter.
 */
export const Skins: StoryObj = {
  beforeEach: forceStates,
  render: () => (
    <Sheet title="Skins">
      {(['key', 'label', 'link'] as const).map((skin) => (
        <div key={skin} className={styles.pictures}>
          <EachState>{(state) => <button type="button" data-skin={skin}>{`${skin} ${state}`}</button>}</EachState>
          {skin !== 'link' && (
            <button type="button" data-skin={skin} aria-disabled="true">
              {`${skin} out of use`}
            </button>
          )}
        </div>
      ))}
    </Sheet>
  ),
};

const backgrounds = [
  ...surfaces.slice(0, -1).map((surface) => ({ name: surface, 'data-surface': surface })),
  ...shells.map((shell) => ({ name: shell, 'data-shell': shell, 'data-surface': 'shell' })),
];

/**
 * The focus ring has two tones, a light band and a dark one around it. Each surface shows at
 * least one of them, so no component needs its own ring. `data-focus-ring` shows it where the browser's
 * focus is elsewhere (a menu's selected item).
 */
export const FocusOnEverySurface: StoryObj = {
  render: () => (
    <Sheet title="Focus">
      <div className={styles.grid}>
        {backgrounds.map(({ name, ...attributes }) => (
          <div key={name} className={styles.tile} {...attributes}>
            <span className={styles.focusSample} data-focus-ring="">
              {name}
            </span>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};

type Step = readonly [token: string, face: string, words: string];
const steps: readonly Step[] = [
  ['--type-label', 'Press Start 2P, 16 px', 'Player Profile'],
  ['--type-title', 'Press Start 2P, 24 px', "Player One's Quest"],
  ['--type-screen-small', 'VT323, 20 px', 'A traveller! Which company sends you on this quest? No batteries needed.'],
  ['--type-screen', 'VT323, 24 px', 'A traveller! Which company sends you on this quest? No batteries needed.'],
  [
    '--type-body',
    'Libre Franklin, 16 px',
    'I build web interfaces that people can use: quickly, on the phone they have.',
  ],
  ['--type-lead', 'Libre Franklin, 20 px', 'One developer, in working order, complete with manual.'],
  ['--type-heading', 'Libre Franklin bold, 28 px', 'Leveling guide'],
];

function TypeSheet({ title, of = steps }: { title: string; of?: readonly Step[] }) {
  return (
    <Sheet title={title}>
      <dl className={styles.rows}>
        {of.map(([token, face, words]) => (
          <div key={token} className={styles.row}>
            <dt className={styles.name}>
              <strong>{token}</strong>
              <br />
              {face}
            </dt>
            <dd className={styles.specimen} style={{ font: `var(${token})` }}>
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** The fonts at the sizes they are made for. */
export const Type: StoryObj = { render: () => <TypeSheet title="Type" /> };

/** With readable text, the sans-serif replaces both pixel fonts. The text needs no more space. */
export const ReadableType: StoryObj = {
  render: () => (
    <div data-readable="true">
      <TypeSheet title="Type, readable" of={steps.map(([token, , words]) => [token, '', words])} />
    </div>
  ),
};

const names = 'Łukasz Żółć, Jiří Dvořák, Ayşe Şahin, Őrs Űr, Čiurlionis, Ģirts, Țuțea';
const namesIn = ['label', 'title', 'screen', 'body', 'heading'].map((step) => [`--type-${step}`, '', names] as const);

/**
 * Names from all over Europe, in each font. Characters beyond Latin-1 come from separate files,
 * which load only if a page has such a character.
 */
export const LatinExtended: StoryObj = { render: () => <TypeSheet title="Latin Extended" of={namesIn} /> };
