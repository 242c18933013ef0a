import icons from 'virtual:sprite/icons';
import { type IconName, iconNames } from './iconNames.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export { type IconName, iconNames } from './iconNames.ts';

export type IconProps = PictureProps & {
  /** The name of the icon. */
  name: IconName;
};

/** Size in dots. */
const side = 16;

/** An icon (16 x 16 dots) in the text's color. Next to a visible label it needs no title. */
export function Icon({ name, ...rest }: IconProps) {
  const index = iconNames.indexOf(name);
  const sprite = { ...icons, paths: icons.paths.slice(index, index + 1) };
  return <Sprite {...rest} sprite={sprite} crop={{ x: 0, y: index * side, width: side, height: side }} />;
}
