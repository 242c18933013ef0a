import { siteFile } from './siteBase.ts';

/**
 * Whether the site's host responds now: a browser that is "online" may be on a network without it.
 * Requests an image, because the page's policy allows nothing else, under an address that no cache
 * has.
 */
export function hostAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${siteFile('favicon.svg')}?${Date.now()}`;
  });
}
