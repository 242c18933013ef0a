import type { FlipbookProps } from '../../../src/flipbook/index.ts';
import { Flipbook } from '../../../src/index.ts';
import { proofPages } from '../sample/ProofPage.tsx';

/** A frozen moment of a turn: its caption, and the progress from 0 to 1. */
type Moment = readonly [caption: string, progress: number];

const fiveMoments = [0.1, 0.25, 0.5, 0.75, 0.9].map((progress): Moment => [`${progress * 100} %`, progress]);

/** Lighter than the default shadows, which would hide the fold. */
const maxShadowOpacity = 0.35;

type RowProps = Pick<FlipbookProps, 'showCover' | 'direction' | 'edges' | 'layout'>;

/** One turn, from its start page to its landing. */
export interface FrameRow extends RowProps {
  readonly title: string;
  readonly turn: Omit<NonNullable<FlipbookProps['turn']>, 'progress'>;
  /** The zero-based open page before and after the turn. */
  readonly from: number;
  readonly to: number;
  readonly pageCount?: number;
  /** @default five moments, from 10 to 90 % */
  readonly moments?: readonly Moment[];
  /** The hard pages, by printed number. */
  readonly hard?: readonly number[];
}

interface FrameSheetProps {
  readonly rows: readonly FrameRow[];
  /** Width of a page in px; its height is four thirds of that. */
  readonly pageWidth?: number;
  /** Whether each flipbook is only wide enough for one page. */
  readonly portrait?: boolean;
}

/** Turns frozen at some moments, each beside the spread it lands on. */
export function FrameSheet({ rows, pageWidth = 114, portrait = false }: FrameSheetProps) {
  const availableWidth = portrait ? pageWidth : pageWidth * 2;
  const timelines = rows.map(({ title, turn, from, to, pageCount = 8, hard = [], moments = fiveMoments, ...rest }) => {
    const pages = proofPages(pageCount, hard);
    const frames: readonly (readonly [caption: string, frame: Partial<FlipbookProps>])[] = [
      ...moments.map(([caption, progress]) => [caption, { startPage: from, turn: { ...turn, progress } }] as const),
      ['landed', { startPage: to, useMouseEvents: false }],
    ];
    const book = { maxShadowOpacity, ...rest, width: pageWidth, height: (pageWidth * 4) / 3, children: pages };
    return (
      <section key={title} style={{ display: 'grid', gap: 44 }}>
        <h2 style={{ margin: 0, font: 'var(--type-body)', fontWeight: 700 }}>{title}</h2>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '56px 26px' }}>
          {frames.map(([caption, frame]) => (
            <figure key={caption} style={{ margin: 0, width: availableWidth }}>
              <Flipbook {...book} aria-label={`${title}, ${caption}`} {...frame} />
              <figcaption
                style={{
                  marginBlockStart: '0.5rem',
                  font: '400 0.875rem / calc(10 / 7) var(--face-body)',
                  textAlign: 'center',
                }}
              >
                {caption}
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    );
  });
  return (
    // Space above and beside each flipbook for its flap.
    <div data-frames="" style={{ display: 'grid', gap: '1rem', inlineSize: 'fit-content', padding: '1rem' }}>
      {timelines}
    </div>
  );
}
