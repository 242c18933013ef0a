/** What a page calls itself: the label of its own element, else its first heading; '' when it has neither. */
export function pageTitle(page: Element | null): string {
  const own = page?.querySelector('[data-part=sheet] > *');
  const ids = own?.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  const labels = ids.map((id) => own?.querySelector(`[id="${CSS.escape(id)}"]`)?.textContent);
  const heading = page?.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')?.textContent;
  return (labels.join(' ').trim() || own?.ariaLabel || heading || '').trim().replace(/\s+/g, ' ');
}

/**
 * Has the pictures of a page loaded that wait until they come near the window (`loading="lazy"`). A page that is next to be
 * shown is near; the browser, which sees it hidden, would load them in the middle of the turn.
 */
export function loadPictures(page: Element | null): void {
  const pictures = page?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [];
  for (const picture of pictures) picture.loading = 'eager';
}
