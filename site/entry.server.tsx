// Runs at build, in Node: draws each page once.

import content from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import {
  createDrawingsFile,
  earlyPressScript,
  rememberedScript,
  type Shell,
  shareCard,
  shareCardTextBox,
} from '../src/index.ts';
import shellSheet from '../src/theme/shells.css?raw';
import { AppProviders } from './AppProviders.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';
import { pages as ownPages, workPages } from './screens/pages.ts';
import { RetryLine } from './screens/RetryLine.tsx';
import { homePath, siteBase } from './siteBase.ts';

export { notFoundPage } from './screens/pages.ts';
export { content };

/** All pages that are to be found, in the order of the sitemap. */
export const pages = [...ownPages, ...workPages(content)];

/** What the head runs before the first paint: shows what the device remembers, and keeps what is pressed too early. */
export const headScript = `${rememberedScript};${earlyPressScript}`;

/** The line that says what could not be loaded, as HTML. */
export const retryLine = renderToStaticMarkup(<RetryLine />);

/** What links to the site show, in the owner's colours: with words to come, and for those whose words cannot be drawn. */
export const sharePictures = { withText: ownersCard('empty'), withoutText: ownersCard('heart') } as const;

/** Where the words come, in dots. */
export const shareTextBox = shareCardTextBox;

/** What one page shows. */
export interface DrawnScreen {
  /** Its HTML, without the document around it. */
  readonly html: string;
  /** The SVG file of the drawings that it refers to by {@link drawingsAddress}, if there are any. */
  readonly drawings: string | undefined;
}

/** Stands in a screen for the address of its drawings, whose file gets its name from what is in it. */
export const drawingsAddress = 'drawings.svg';

/**
 * Draws one page.
 *
 * @param path from the site's root
 * @throws when the screen throws
 */
export async function render(path: string): Promise<DrawnScreen> {
  const drawings = createDrawingsFile(drawingsAddress);
  const { prelude } = await prerender(
    <AppProviders content={content} addressOf={drawings.addressOf}>
      <StaticRouter basename={homePath} location={siteBase + path}>
        <SiteRoutes />
      </StaticRouter>
    </AppProviders>,
  );
  return { html: await new Response(prelude).text(), drawings: drawings.text() };
}

function ownersCard(bubble: 'heart' | 'empty') {
  return shareCard({ face: faceOf(content.game.console.shell), colours: content.game.character, bubble });
}

/** The colour that the style sheet gives a shell. */
function faceOf(shell: Shell): string {
  const face = new RegExp(`\\[data-shell="${shell}"\\] \\{\\s*--shell-face: (#\\w{6});`).exec(shellSheet)?.[1];
  if (!face)
    throw new Error(`src/theme/shells.css gives the shell ${shell} no --shell-face. Write it first, as #rrggbb.`);
  return face;
}
