import { sideTable } from './compiled/sideTable.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

/** The console is of the colour that the shell round it has. */
const palette = { ...sideTable.palette, g: 'var(--shell-face)', l: 'var(--shell-light)', d: 'var(--shell-dark)' };

/** A small table with the manual and the console on it (40 x 45 dots). The console wears the nearest `data-shell`. */
export function SideTable({ title, ...rest }: PictureProps) {
  return <Sprite {...rest} sprite={sideTable} palette={palette} {...(title !== undefined && { title })} />;
}
