import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/theme/latinExt.css';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

const steps = [
  ['--type-legend', 'Press Start 2P, 8 px', 'SELECT  START'],
  ['--type-label', 'Press Start 2P, 16 px', 'Player Profile'],
  ['--type-title', 'Press Start 2P, 24 px', "Player One's Quest"],
  ['--type-screen-small', 'VT323, 20 px', 'A traveller! Which company sends you on this quest? No batteries needed.'],
  ['--type-screen', 'VT323, 24 px', 'A traveller! Which company sends you on this quest? No batteries needed.'],
  ['--type-small', 'Libre Franklin, 14 px', 'Hold the booklet by its corners. Mar 2022 – present · 2 yr 3 mo'],
  [
    '--type-body',
    'Libre Franklin, 16 px',
    'I build web interfaces that people can use: quickly, on the phone they have.',
  ],
  ['--type-lead', 'Libre Franklin, 20 px', 'One developer, in working order, complete with manual.'],
  ['--type-heading', 'Libre Franklin bold, 28 px', 'Leveling guide'],
] as const;

function Specimens({ of = steps }: { of?: readonly (readonly [token: string, face: string, words: string])[] }) {
  return (
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
  );
}

/**
 * Three faces and nine steps; a part sets text with one line, `font: var(--type-label)`. Press Start 2P is drawn on a grid of
 * 8 px and is one em wide a letter: titles, labels and legends only. VT323 is what the console says. Everything one reads at
 * length is Libre Franklin. One rule: **sizes are rem**, so that the browser's text size works.
 *
 * VT323 and Press Start 2P have no arrows, stars or hearts: those are drawn.
 */
const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** The faces at the sizes they are made for. */
export const Scale: StoryObj = {
  render: () => (
    <Sheet title="Type">
      <Specimens />
    </Sheet>
  ),
};

/** With readable text on, the sans stands in for both pixel faces; the same words need no more room than before. */
export const Readable: StoryObj = {
  render: () => (
    <div data-readable="true">
      <Sheet title="Type, readable">
        <Specimens />
      </Sheet>
    </div>
  ),
};

const names = 'Łukasz Żółć, Jiří Dvořák, Ayşe Şahin, Őrs Űr, Čiurlionis, Ģirts, Țuțea';
const namesIn = ['label', 'title', 'screen', 'body', 'heading'].map((step) => [`--type-${step}`, '', names] as const);

/** Names from all over Europe, each in one face: what lies beyond Latin 1 comes from files of its own, where a page has such a letter. */
export const LatinExtended: StoryObj = {
  render: () => (
    <Sheet title="Latin Extended">
      <Specimens of={namesIn} />
    </Sheet>
  ),
};
