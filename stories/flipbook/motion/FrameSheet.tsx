import type { FlipbookProps } from '../../../src/flipbook/index.ts';
import { Flipbook } from '../../../src/index.ts';
import { proofPages } from '../sample/ProofPage.tsx';

/** The moments at which a turn is looked at, as shares of the way. */
const moments = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** Darker shadows would hide what is to be looked at. */
const maxShadowOpacity = 0.35;

/** One turn, from its start page to where it lands. */
export interface FrameRow extends Pick<FlipbookProps, 'showCover' | 'direction' | 'maxShadowOpacity'> {
  readonly title: string;
  readonly turn: Pick<NonNullable<FlipbookProps['turn']>, 'direction' | 'corner'>;
  /** The page that is open before, and after; counted from 0. */
  readonly from: number;
  readonly to: number;
  readonly pageCount?: number;
  /** Pages that are hard, by the number printed on them. */
  readonly hard?: readonly number[];
}

interface FrameSheetProps {
  readonly rows: readonly FrameRow[];
  /** Width of a page in px; it is four thirds as high. */
  readonly pageWidth?: number;
  /** Whether each book has room for one page only. */
  readonly portrait?: boolean;
}

/** Turns held still at five moments, and the spread on which each lands beside them. */
export function FrameSheet({ rows, pageWidth = 114, portrait = false }: FrameSheetProps) {
  const room = portrait ? pageWidth : pageWidth * 2;
  const drawn = rows.map(({ title, turn, from, to, pageCount = 8, hard = [], ...rest }) => {
    const pages = proofPages(pageCount, hard);
    const frames: readonly (readonly [caption: string, frame: Partial<FlipbookProps>])[] = [
      ...moments.map((progress) => [`${progress * 100} %`, { startPage: from, turn: { ...turn, progress } }] as const),
      ['landed', { startPage: to, useMouseEvents: false }],
    ];
    const book = { maxShadowOpacity, ...rest, width: pageWidth, height: (pageWidth * 4) / 3, children: pages };
    return (
      <section key={title} style={{ display: 'grid', gap: 44 }}>
        <h2 style={{ margin: 0, font: 'var(--type-body)', fontWeight: 700 }}>{title}</h2>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '56px 26px' }}>
          {frames.map(([caption, frame]) => (
            <figure key={caption} style={{ margin: 0, width: room }}>
              <Flipbook {...book} aria-label={`${title}, ${caption}`} {...frame} />
              <figcaption style={{ marginBlockStart: '0.5rem', font: 'var(--type-small)', textAlign: 'center' }}>
                {caption}
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    );
  });
  return (
    // Above and beside a book there is room for its flap.
    <div data-frames="" style={{ display: 'grid', gap: '1rem', inlineSize: 'fit-content', padding: '1rem' }}>
      {drawn}
    </div>
  );
}
