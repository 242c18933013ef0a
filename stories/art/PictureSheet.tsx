import type { ReactNode } from 'react';
import { at } from '../windows.ts';
import styles from './PictureSheet.module.css';

export type PictureSheetProps = {
  /** How wide one picture is, in dots. */
  widthDots: number;
  /** The pictures, at this width. */
  draw: (widthPx: number) => ReactNode;
  /** What they lie on, one after the other. @default paper, the LCD and the room */
  surfaces?: readonly ('paper' | 'lcd' | 'room')[];
  /** How many pixels a dot has, row by row. @default one, four and eight */
  scales?: readonly number[];
};

/** Pictures as a draughtsman looks at them: small and large, on what they are used on. */
export function PictureSheet({
  widthDots,
  draw,
  surfaces = ['paper', 'lcd', 'room'],
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

/** A story of several pictures: one has controls. */
export const sheet = { parameters: { layout: 'fullscreen', controls: { disable: true } } };

/** A story that is such a sheet. */
export const sheetStory = (props: PictureSheetProps) => ({
  ...sheet,
  globals: at('w1600'),
  render: () => <PictureSheet {...props} />,
});
