// biome-ignore-all lint/style/noRestrictedGlobals: keeps the cursor on the menu's elements.
// The menu's cursor is the last focused item. An attribute stores it, because a click between the
// items moves the focus.

/** The attribute of an item that up and down can reach. */
export const menuItem = { 'data-menu-item': '' } as const;

/** Moves the cursor to a focused item. A click between the items focuses the panel, and moves nothing. */
export function markCursor(menu: Element, item: Element) {
  if (item.matches('[role="tabpanel"]')) return;
  for (const lastItem of menu.querySelectorAll('[data-cursor]')) lastItem.removeAttribute('data-cursor');
  item.closest('[data-menu-item]')?.setAttribute('data-cursor', '');
}

/** The item under the cursor, or the selected tab. */
export function itemAtCursor(menu: Element): HTMLElement | null {
  return menu.querySelector<HTMLElement>('[data-cursor]') ?? menu.querySelector<HTMLElement>('[aria-selected="true"]');
}

/** Moves the cursor and the focus to the next or previous item. Stops at either end. */
export function moveCursor(menu: Element, by: 1 | -1) {
  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]:not([aria-selected="false"])')];
  const current = itemAtCursor(menu);
  const index = current ? items.indexOf(current) : -1;
  const nextItem = items[Math.min(items.length - 1, Math.max(0, index + by))];
  nextItem?.focus();
  nextItem?.scrollIntoView({ block: 'nearest' });
}
