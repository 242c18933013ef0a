/**
 * Has the pictures of a page loaded that wait until they come near the window (`loading="lazy"`). A page that is next to be
 * shown is near; the browser, which sees it hidden, would load them in the middle of the turn.
 */
export function loadPictures(page: Element | null): void {
  const pictures = page?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [];
  for (const picture of pictures) picture.loading = 'eager';
}
