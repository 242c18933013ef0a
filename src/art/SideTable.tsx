import sideTable from 'virtual:sprite/sideTable';
import sideTableConsole from 'virtual:sprite/sideTableConsole';
import sideTableLying from 'virtual:sprite/sideTableLying';
import sideTableManual from 'virtual:sprite/sideTableManual';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

/** The console takes the color of the nearest shell. */
const palette = {
  ...sideTableConsole.palette,
  g: 'var(--shell-face)',
  l: 'var(--shell-light)',
  d: 'var(--shell-dark)',
};

const sprites = {
  table: sideTable,
  manual: sideTableManual,
  console: sideTableConsole,
  lying: sideTableLying,
} as const;

export type SideTableProps = PictureProps & {
  /**
   * The table (40 x 22 dots), the manual (20 x 19), or the console upright (15 x 23) or lying (21 x 14).
   * @default 'table'
   */
  part?: keyof typeof sprites;
};

/** A small table, the manual on it, or the console, whose color is the nearest `data-shell`'s. */
export function SideTable({ part = 'table', ...rest }: SideTableProps) {
  return (
    <Sprite {...rest} sprite={sprites[part]} palette={part === 'console' || part === 'lying' ? palette : undefined} />
  );
}
