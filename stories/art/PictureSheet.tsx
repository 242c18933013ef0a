import type { ReactNode } from 'react';
import { at } from '../windows.ts';
import styles from './PictureSheet.module.css';

export type PictureSheetProps = {
  /** The width of one picture, in dots. */
  widthDots: number;
  /** Renders the pictures at this width. */
  draw: (widthPx: number) => ReactNode;
  /** The surfaces behind the pictures. @default paper, LCD and backdrop */
  surfaces?: readonly ('paper' | 'lcd' | 'backdrop')[];
  /** The pixels per dot of each row. @default one, four and eight */
  scales?: readonly number[];
};

/** Shows pictures small and large, on each surface on which they appear. */
export function PictureSheet({
  widthDots,
  draw,
  surfaces = ['paper', 'lcd', 'backdrop'],
  scales = [1, 4, 8],
}: PictureSheetProps) {
  return surfaces.map((surface) => (
    <div key={surface} className={styles.surface} data-surface={surface}>
      {scales.map((scale) => (
        <div key={scale} className={styles.row}>
          {draw(widthDots * scale)}
        </div>
      ))}
    </div>
  ));
}

/** The base of a story with several pictures. It has no controls, unlike a story of one picture. */
export const sheet = { parameters: { layout: 'fullscreen', controls: { disable: true } } };

/** A story that shows a {@link PictureSheet}. */
export const sheetStory = (props: PictureSheetProps) => ({
  ...sheet,
  globals: at('w1600'),
  render: () => <PictureSheet {...props} />,
});
