import type { CSSProperties } from 'react';

/** What {@link PinnedPage} takes. */
interface PinnedPageProps {
  readonly number: number;
}

const places: Readonly<Record<string, CSSProperties>> = {
  left: { insetInlineStart: 12 },
  middle: { insetInlineStart: 'calc(50% - 2px)' },
  right: { insetInlineEnd: 12 },
};
const pin: CSSProperties = {
  position: 'absolute',
  insetBlockEnd: 6,
  inlineSize: 4,
  blockSize: 4,
  background: '#a3342b',
};

/** A page with pins near its foot, to tell where a place on it is in the window: left, in the middle and right. */
export function PinnedPage({ number }: PinnedPageProps) {
  return (
    <div style={{ position: 'relative', background: '#f7e6c4' }}>
      Page {number}
      {Object.entries(places).map(([name, place]) => (
        <i key={name} style={{ ...pin, ...place }} data-pin={`${number} ${name}`} />
      ))}
    </div>
  );
}
