// Runs at build, in Node: draws each page once.

import content from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { faviconSprite, rememberedScript, shareCard, shareCardWords, spriteToSvg } from '../src/index.ts';
import { Ground } from './Ground.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';
import { RetryLine } from './screens/RetryLine.tsx';
import { homePath, siteBase } from './siteBase.ts';

export { notFoundPage, pages } from './screens/pages.ts';
export { content, rememberedScript };

/** The site's icon, as an SVG file. */
export const icon = spriteToSvg(faviconSprite);

/** The same, for a phone's home screen. */
export const iconPicture = faviconSprite;

/** The line that says what could not be loaded, as HTML. */
export const retryLine = renderToStaticMarkup(<RetryLine />);

/** What links to the site show, in the owner's colours: with words to come, and for those whose words cannot be drawn. */
export const sharePictures = { forWords: ownersCard('empty'), wordless: ownersCard('heart') } as const;

/** Where the words come, in dots. */
export const sharePictureWords = shareCardWords;

/**
 * The HTML of one page, without the document around it.
 *
 * @param path from the site's root
 * @throws when the screen throws
 */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <Ground content={content}>
      <StaticRouter basename={homePath} location={siteBase + path}>
        <SiteRoutes />
      </StaticRouter>
    </Ground>,
  );
  return new Response(prelude).text();
}

function ownersCard(bubble: 'heart' | 'empty') {
  return shareCard({ shell: content.game.console.shell, colours: content.game.character, bubble });
}
