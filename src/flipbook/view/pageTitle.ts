/** What a page calls itself: the label of its own element, else its first heading; '' when it has neither. */
export function pageTitle(page: Element | null): string {
  const own = page?.querySelector('[data-part=sheet] > *');
  const ids = own?.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  const labels = ids.map((id) => own?.querySelector(`[id="${CSS.escape(id)}"]`)?.textContent);
  const heading = page?.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')?.textContent;
  return (labels.join(' ').trim() || own?.ariaLabel || heading || '').trim().replace(/\s+/g, ' ');
}
