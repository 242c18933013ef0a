import { sideTable } from './compiled/sideTable.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

/** The console has the colour of the shell around it. */
const palette = { ...sideTable.palette, g: 'var(--shell-face)', l: 'var(--shell-light)', d: 'var(--shell-dark)' };

/** A small table with the manual and the console on it (40 x 45 dots). The console takes the nearest `data-shell`. */
export function SideTable({ title, ...rest }: PictureProps) {
  return <Sprite {...rest} sprite={sideTable} palette={palette} {...(title !== undefined && { title })} />;
}
