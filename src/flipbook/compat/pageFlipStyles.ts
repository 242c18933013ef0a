// biome-ignore-all lint/style/noRestrictedGlobals: writes classes and styles on a book's elements.

/**
 * Adds page-flip's classes, for style sheets written for it. If React overwrites a `className`, an
 * observer adds them again before the next paint.
 */
export function keepPageFlipClasses(root: HTMLElement): () => void {
  const book = root.querySelector(':scope > [data-part=book]');
  if (!book) return () => undefined;
  const updateOrientation = () => {
    book.classList.toggle('--portrait', root.dataset.orientation === 'portrait');
    book.classList.toggle('--landscape', root.dataset.orientation === 'landscape');
  };
  book.classList.add('stf__wrapper', 'stf__block');
  updateOrientation();
  for (const box of book.children) updateClasses(box);

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target === root) updateOrientation();
      // The DOM type is `Node`, but only elements are observed, and React adds only elements to a
      // book.
      const boxes: Iterable<Node | null> =
        target === book ? addedNodes : [(target as Element).closest('[data-part=page]')];
      // Ignore the pages of another book inside a page.
      for (const box of boxes) if (box?.parentNode === book) updateClasses(box as Element);
    }
  });
  observer.observe(root, { attributes: true, attributeFilter: ['data-orientation'] });
  observer.observe(book, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'data-density', 'data-side'],
  });
  return () => observer.disconnect();
}

function updateClasses(box: Element): void {
  const density = box.getAttribute('data-density');
  const side = box.getAttribute('data-side');
  const page = box.querySelector(':scope > * > * > :first-child:not([data-flip-shade])');
  // The blank back is not a page.
  if (density === null || !page) return;
  const classes = {
    stf__item: true,
    '--soft': density === 'soft',
    '--hard': density === 'hard',
    '--left': side === 'start',
    '--right': side === 'end',
  };
  for (const [name, isOn] of Object.entries(classes)) page.classList.toggle(name, isOn);
}

/** Overrides sizes in classes and styles, like `page-flip`. Only `!important` rules win. */
export function overrideSizes(element: HTMLElement, autoSize: boolean): void {
  Object.assign(element.style, {
    minWidth: 'var(--book-min-width)',
    minHeight: 'var(--book-min-height)',
    ...(autoSize && { width: '100%', maxWidth: 'var(--book-max-width)' }),
  });
}
