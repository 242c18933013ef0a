import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../src/content/Content.ts';
import { keyFacts } from '../../../src/content/keyFacts.ts';
import { writingDirection } from '../../../src/content/writingDirection.ts';
import { truncateText } from './fitLines.ts';
import { backdropColor, iconFiles, manifestSizesPx, maskableSizePx } from './siteIcons.ts';

export const webManifestFile = 'manifest.webmanifest';

/** What launchers show under an icon, in characters. */
const shortNameLength = 12;

/**
 * What a phone or a desktop shows of the site when a visitor installs it, as JSON.
 *
 * @param base the site's path, with a slash at both ends
 */
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
    // A résumé is read, linked to and left: it keeps the address, Back and the tab that an app's window lacks, no browser
    // offers to install it, and there is nothing in it that works without the network.
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

/** The whole name, else the first word of it, else as much of that as there is room for. */
function shortName(name: string): string {
  const [first = name] = name.split(' ');
  return name.length <= shortNameLength ? name : truncateText(first, shortNameLength);
}

/** The path for which the site in a folder was built, with a slash at both ends, by its manifest; undefined without one. */
export function builtBase(folder: string): string | undefined {
  try {
    const { scope }: { scope?: unknown } = JSON.parse(readFileSync(join(folder, webManifestFile), 'utf8'));
    return typeof scope === 'string' ? scope : undefined;
  } catch {
    return undefined;
  }
}
