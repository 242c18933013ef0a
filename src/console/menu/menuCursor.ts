// biome-ignore-all lint/style/noRestrictedGlobals: keeps the cursor on the menu's elements.
// The menu's cursor is where the focus was last among its items. An attribute keeps it, since browsers take the focus away
// from a menu whose D-pad is clicked: they put it on the button, or nowhere.

/** Marks what up and down go to: spread it on the item. */
export const menuItem = { 'data-menu-item': '' } as const;

/** Puts the cursor on an item that has the focus. */
export function markCursor(menu: Element, item: Element) {
  for (const other of menu.querySelectorAll('[data-cursor]')) other.removeAttribute('data-cursor');
  item.closest('[data-menu-item]')?.setAttribute('data-cursor', '');
}

/** The item under the cursor; without one, the selected tab. */
export function itemAtCursor(menu: Element): HTMLElement | null {
  return menu.querySelector<HTMLElement>('[data-cursor]') ?? menu.querySelector<HTMLElement>('[aria-selected="true"]');
}

/** Moves the cursor, and the focus with it, to the next or the previous item. At either end it stays. */
export function moveCursor(menu: Element, by: 1 | -1) {
  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]:not([aria-selected="false"])')];
  const current = itemAtCursor(menu);
  const at = current ? items.indexOf(current) : -1;
  const next = items[Math.min(items.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
