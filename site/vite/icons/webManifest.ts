import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../src/resume/Content.ts';
import { keyFacts } from '../../../src/resume/owner/keyFacts.ts';
import { writingDirection } from '../../import/text/writingDirection.ts';
import { truncateText } from './fitLines.ts';
import { backdropColor, iconFiles, manifestSizesPx, maskableSizePx } from './siteIcons.ts';

export const webManifestFile = 'manifest.webmanifest';

/** The length of a name that launchers show under an icon. In characters. */
const shortNameLength = 12;

/** @param base the site's path, with a slash at both ends */
export function webManifest(content: Content, base: string): string {
  const { name, role } = keyFacts(content);
  const { language, description } = content.game.site;
  return JSON.stringify({
    id: base,
    name: role ? `${name} – ${role}` : name,
    short_name: shortName(name),
    description,
    start_url: base,
    scope: base,
    // Not an app: visitors need the address bar and Back, no browser should offer to install a résumé, and
    // nothing works offline.
    display: 'browser',
    lang: language,
    dir: writingDirection(language),
    theme_color: backdropColor,
    background_color: backdropColor,
    icons: [
      { src: base + iconFiles.svg, type: 'image/svg+xml', sizes: 'any' },
      ...manifestSizesPx.map((sizePx, index) => png(base + iconFiles.manifest[index], sizePx)),
      { ...png(base + iconFiles.maskable, maskableSizePx), purpose: 'maskable' },
    ],
  });
}

function png(src: string, sizePx: number): { src: string; type: string; sizes: string } {
  return { src, type: 'image/png', sizes: `${sizePx}x${sizePx}` };
}

/** The whole name if it fits, or else its first word, truncated if necessary. */
function shortName(name: string): string {
  const [first = name] = name.split(' ');
  return name.length <= shortNameLength ? name : truncateText(first, shortNameLength);
}

/** The path that a folder's site was built for, from its manifest; `undefined` without a manifest. */
export function builtBase(folder: string): string | undefined {
  try {
    const { scope }: { scope?: unknown } = JSON.parse(readFileSync(join(folder, webManifestFile), 'utf8'));
    return typeof scope === 'string' ? scope : undefined;
  } catch {
    return undefined;
  }
}
