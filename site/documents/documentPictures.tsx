// Renders the site's drawings as SVG files for the documents.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CharacterSprite } from '../../src/art/CharacterSprite.tsx';
import { CoverArt } from '../../src/art/CoverArt.tsx';
import { Icon } from '../../src/art/Icon.tsx';
import { LevelBadge } from '../../src/art/LevelBadge.tsx';
import { OwnerSeal } from '../../src/art/OwnerSeal.tsx';
import { SideQuestPicture } from '../../src/art/SideQuestPicture.tsx';
import { signatureSprite } from '../../src/art/signatureSprite.ts';
import { spriteToSvg } from '../../src/art/spriteToSvg.ts';
import type { Content } from '../../src/resume/Content.ts';
import { barcode } from '../../src/resume/manual/barcode.ts';
import { initials } from '../../src/resume/manual/initials.ts';
import { playerName } from '../../src/resume/owner/playerName.ts';
import { paletteColor } from './palette.ts';
import { codeSprite } from './siteCode.ts';

const ink = paletteColor('night');
const paper = paletteColor('cream');
const svg = 'http://www.w3.org/2000/svg';

/** The SVG of each picture, by its name in the templates. */
export function documentPictures({ resume, game }: Content): ReadonlyMap<string, string> {
  const colors = game.character;
  const signature = signatureSprite(playerName(resume));
  return new Map([
    ['cover', pictureSvg(<CoverArt xmlns={svg} colors={colors} />)],
    ['seal', pictureSvg(<OwnerSeal xmlns={svg} initials={initials(playerName(resume))} />)],
    ['hero', pictureSvg(<CharacterSprite xmlns={svg} colors={colors} />)],
    ['waving', pictureSvg(<CharacterSprite xmlns={svg} pose="waving-up" colors={colors} />)],
    ['portrait', pictureSvg(<CharacterSprite xmlns={svg} view="portrait" colors={colors} />)],
    ...([1, 2, 3, 4, 5, 'bonus'] as const).map(
      (level) => [`badge-${level}`, pictureSvg(<LevelBadge xmlns={svg} level={level} />)] as const,
    ),
    ...game.sideQuests.map(
      ({ picture }) => [`quest-${picture}`, pictureSvg(<SideQuestPicture xmlns={svg} picture={picture} />)] as const,
    ),
    ['icon-tip', pictureSvg(<Icon xmlns={svg} name="tip" />, ink)],
    ['icon-mail', pictureSvg(<Icon xmlns={svg} name="mail" />, paper)],
    ...(signature ? ([['signature', spriteToSvg(signature)]] as const) : []),
    ...(game.site.address ? ([['qr', spriteToSvg(codeSprite(game.site.address))]] as const) : []),
    ['strip', barcodeSvg(game.manual.productCode)],
  ]);
}

/** @param color replaces `currentColor` */
function pictureSvg(picture: ReactElement, color = ink): string {
  return renderToStaticMarkup(picture).replaceAll('currentColor', color);
}

function barcodeSvg(code: string): string {
  const { width, d } = barcode(code);
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration; the templates mark it as an artifact
    <svg xmlns={svg} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
      <path fill={ink} d={d} />
    </svg>,
  );
}
