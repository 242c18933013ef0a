import { siteFile } from './siteBase.ts';

/**
 * Whether the site's host answers now: a browser that is "online" may have a network without it. Asked for a picture, because the
 * pages' own policy lets nothing else be asked for, and by an address that no cache has.
 */
export function hostAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${siteFile('favicon.svg')}?${Date.now()}`;
  });
}
