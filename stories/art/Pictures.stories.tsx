import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import {
  CartridgePicture,
  ConsolePicture,
  CoverArt,
  Icon,
  iconNames,
  LevelBadge,
  ManualPicture,
  NotFoundPicture,
  OpenBoxPicture,
  OwnerSeal,
  SideQuestPicture,
  shells,
  sideQuestPictures,
} from '../../src/index.ts';
import styles from './PictureSheet.module.css';
import { sheet, sheetStory } from './PictureSheet.tsx';

export default {
  title: 'Art/Pictures',
  component: CoverArt,
  subcomponents: {
    LevelBadge,
    SideQuestPicture,
    Icon,
    OwnerSeal,
    NotFoundPicture,
    CartridgePicture,
    ConsolePicture,
    ManualPicture,
    OpenBoxPicture,
  },
  args: { width: 1024 },
} satisfies Meta<typeof CoverArt>;

type Story = StoryObj<typeof CoverArt>;

/** A story with pictures on one background. */
const onBackground = (surface: 'paper' | 'backdrop', style: CSSProperties, pictures: ReactNode): Story => ({
  ...sheet,
  render: () => (
    <div data-surface={surface} style={style}>
      {pictures}
    </div>
  ),
});

/** The manual's cover, eight pixels a dot. */
export const Cover: Story = { parameters: { visual: { target: 'svg' } } };

/**
 * Other heroes from the same drawing, seven with other hair or without headphones. Shades follow the
 * colors.
 */
export const OtherHeroes: Story = {
  ...sheet,
  render: () => (
    <div className={styles.surface} data-surface="paper">
      <div className={styles.row}>
        <CoverArt width={384} colors={{ skin: '#6b4028', hair: '#241b1f', shirt: '#daac06' }} />
        <CoverArt width={384} colors={{ skin: '#f7d3b2', hair: '#d9a441', shirt: '#b80a41' }} />
        <CoverArt width={384} colors={{ skin: '#c98e62', hair: '#8c8f9c', shirt: '#4e4ba8' }} />
        <CoverArt width={384} colors={{ shirt: '#6eb122' }} />
        <CoverArt width={384} colors={{ hairCut: 'long' }} />
        <CoverArt width={384} colors={{ hairCut: 'tied', hair: '#c9c4c0' }} />
        <CoverArt width={384} colors={{ hairCut: 'covered', hair: '#6f5aa8' }} />
        <CoverArt width={384} colors={{ headphones: false }} />
        <CoverArt width={384} colors={{ hairCut: 'long', headphones: false }} />
        <CoverArt width={384} colors={{ hairCut: 'tied', headphones: false }} />
        <CoverArt width={384} colors={{ hairCut: 'covered', hair: '#6f5aa8', headphones: false }} />
      </div>
    </div>
  ),
};

/** Chests from plain wood to a jeweled one, and a present for the bonus stage. */
export const Badges: Story = sheetStory({
  widthDots: 24,
  draw: (width) =>
    ([1, 2, 3, 4, 5, 6, 'bonus'] as const).map((level) => <LevelBadge key={level} level={level} width={width} />),
});

/** Side quests by their kind (a site, an app, a game …), and three of Player One's own. */
export const SideQuests: Story = sheetStory({
  widthDots: 64,
  scales: [1, 4],
  draw: (width) =>
    sideQuestPictures.map((picture) => <SideQuestPicture key={picture} picture={picture} width={width} />),
});

/** All icons, on each background where they appear. */
export const Icons: Story = sheetStory({
  widthDots: 16,
  draw: (width) => iconNames.map((name) => <Icon key={name} name={name} width={width} />),
});

/** The owner's seal: two initials, one, wide ones, lowercase letters with accents, and none. */
export const Seals: Story = sheetStory({
  widthDots: 40,
  surfaces: ['paper', 'backdrop'],
  scales: [1, 2, 6],
  draw: (width) =>
    ['P1', 'J', 'MW', 'éñ', ''].map((initials) => <OwnerSeal key={initials} initials={initials} width={width} />),
});

/** The seal's hand-drawn alphabet: five dots by seven. */
export const Alphabet = onBackground(
  'paper',
  { display: 'grid', gap: 8, gridTemplateColumns: 'repeat(6, 160px)', padding: 16 },
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
    .match(/../g)
    ?.map((initials) => <OwnerSeal key={initials} initials={initials} width={160} />),
);

/** The contents of the intro's box: the console, lying and upright; the manual, with two names. */
export const BoxContents = onBackground(
  'backdrop',
  { padding: 24 },
  <div className={styles.contents}>
    <ConsolePicture name="Pocket Quest" />
    <ConsolePicture name="Pocket Quest" shape="upright" />
    <ManualPicture title="{name}'s Quest to Find a Job" name="Player One" />
    <ManualPicture title="{name}'s Quest to Find a Job" name="Maximiliana Featherstonehaugh-Cholmondeley" />
  </div>,
);

/** The console has the color of the nearest `data-shell`. */
export const ConsoleInEachShell = onBackground(
  'backdrop',
  { padding: 24 },
  <div className={styles.contents}>
    {shells.map((shell) => (
      <div key={shell} data-shell={shell}>
        <ConsolePicture name="Pocket Quest" />
      </div>
    ))}
  </div>,
);

/** The picture of the 404 page, at eight pixels a dot: a console whose game has a hole in its road. */
export const NotFound = onBackground(
  'backdrop',
  { minHeight: '100vh', padding: 24 },
  <NotFoundPicture
    width={944}
    title="A developer puzzles over a map while a dog looks at the piece of road that is missing"
  />,
);

/** A cartridge that somebody has taken out and blown on, for server errors, at six pixels a dot. */
export const Cartridge = onBackground('paper', { padding: 24 }, <CartridgePicture width={288} />);

/** The box that console and manual came in, at six pixels a dot. */
export const OpenBox = onBackground('backdrop', { padding: 24 }, <OpenBoxPicture width={396} />);
