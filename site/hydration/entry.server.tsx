// Runs in Node during the build and renders each page once.

import content from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import {
  type Content,
  createDrawingsFile,
  earlyPressScript,
  rememberedScript,
  type Shell,
  shareCard,
  shareCardTextBox,
} from '../../src/index.ts';
import shellSheet from '../../src/theme/shells.css?raw';
import { AppProviders } from '../app/AppProviders.tsx';
import { SiteRoutes, screenAt } from '../app/SiteRoutes.tsx';
import { homePath, siteBase } from '../app/siteBase.ts';
import { CutResume, type CutResumeProps } from '../screens/CutResume.tsx';
import { caseStudyPages, pages as fixedPages, pageAt } from '../screens/pages.ts';
import { RetryBanner } from '../screens/RetryBanner.tsx';

export { notFoundPage } from '../screens/pages.ts';
export { content };

/** All pages but the 404 page and cuts, in sitemap order. */
export const pages = [...fixedPages, ...caseStudyPages(content)];

/** Runs in the head before the first paint: applies stored choices, and records early presses. */
export const headScript = `${rememberedScript};${earlyPressScript}`;

export const retryBanner = renderToStaticMarkup(<RetryBanner />);

/** The share pictures in the owner's colors, with and without a bubble for text. */
export const sharePictures = { withText: ownersCard('empty'), withoutText: ownersCard('heart') } as const;

/** The box for the text of the share picture, in dots. */
export const shareTextBox = shareCardTextBox;

/** A placeholder for the URL of a page's file of drawings, whose name depends on its content. */
export const drawingsAddress = 'drawings.svg';

/**
 * @param path relative to the site's root
 * @returns the page's HTML without the surrounding document, and the SVG file of the drawings that
 * it references through {@link drawingsAddress}, if any
 * @throws if the screen throws
 */
export async function render(path: string) {
  const drawings = createDrawingsFile(drawingsAddress);
  await screenAt(path, content).load();
  const { prelude } = await prerender(
    <AppProviders content={content} addDrawing={drawings.add}>
      <StaticRouter basename={homePath} location={siteBase + path}>
        <SiteRoutes />
      </StaticRouter>
    </AppProviders>,
  );
  return { html: await new Response(prelude).text(), drawings: drawings.text() };
}

/** The title and the description of a résumé's page. */
export function resumePageText(content: Content) {
  return pageAt('/resume').text(content);
}

/** A cut of the résumé, as HTML without the surrounding document. */
export function renderCut(content: Content, files: CutResumeProps['files']): string {
  return renderToStaticMarkup(
    <AppProviders content={content}>
      <CutResume files={files} />
    </AppProviders>,
  );
}

function ownersCard(bubble: 'heart' | 'empty') {
  return shareCard({ shellColor: shellColorOf(content.game.console.shell), colors: content.game.character, bubble });
}

/** Reads a shell's color from the style sheet, so that the share picture has the same color. */
function shellColorOf(shell: Shell): string {
  const color = new RegExp(`\\[data-shell="${shell}"\\] \\{\\s*--shell-face: (#\\w{6});`).exec(shellSheet)?.[1];
  if (!color)
    throw new Error(`src/theme/shells.css: --shell-face not found for the shell ${shell}. Write it first, as #rrggbb.`);
  return color;
}
