import { siteFile } from './siteBase.ts';

/**
 * Whether the site's host responds: an "online" browser may be on a network without it. Requests an
 * image, the only thing the page's policy allows, under an address that no cache has.
 */
export function hostAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${siteFile('favicon.svg')}?${Date.now()}`;
  });
}
