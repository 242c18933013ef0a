import type * as Server from '../entry.server.tsx';
import type { Page } from '../screens/pages.ts';
import { head } from './head.ts';
import { linkedData } from './linkedData.ts';
import { fontFile, pageAssets } from './pageAssets.ts';
import { sharePicture } from './sharePicture.ts';

/** What is the same for every page of a build. */
export type Built = {
  content: (typeof Server)['content'];
  /** What the client's build wrote. */
  output: Parameters<typeof pageAssets>[0];
  /** The site's path, with a slash at both ends. */
  base: string;
  /** The script that puts on the document what the device remembers, from the site's root. */
  remembered: string;
  /** The script that makes the page readable where the site's own does not come, from the site's root. */
  fallback: string;
};

/**
 * The part of a page's `<head>` that differs from page to page, as HTML.
 *
 * @throws when the build lacks a script or a font that the page names
 */
export function pageHead(page: Page, { content, output, base, remembered, fallback }: Built): string {
  const { address } = content.game.site;
  const assets = pageAssets(output, page.screens);
  const within = (files: readonly string[]) => files.map((file) => base + file);
  const canonical = page.canonicalPath === undefined ? undefined : address + page.canonicalPath.slice(1);
  return head({
    ...page.words(content),
    ...(canonical === undefined ? {} : { canonical }),
    ...(canonical !== undefined && isAboutOwner(page) ? { linkedData: linkedData(content, canonical) } : {}),
    siteName: content.resume.basics.name.trim(),
    kind: page.kind,
    base,
    ...sharePicture(content),
    fonts: within(page.fonts.map((font) => fontFile(output, font))),
    remembered: base + remembered,
    fallback: base + fallback,
    scripts: assets.scripts.map((script) => ({ ...script, file: base + script.file })),
    styles: within(assets.styles),
  });
}

/** The pages by which an owner is found: the plain résumé, and the site as a whole. */
function isAboutOwner({ kind, canonicalPath }: Page): boolean {
  return kind === 'profile' || canonicalPath === '/';
}
