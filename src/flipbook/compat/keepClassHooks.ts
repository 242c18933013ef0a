// biome-ignore-all lint/style/noRestrictedGlobals: writes classes on a book's elements.
/**
 * Gives a book's boxes the classes that style sheets written for `page-flip` look for, and keeps them right while pages
 * turn, come and go. They are written beside the book's own: React never writes those of a box twice.
 *
 * @returns stops it
 */
export function keepClassHooks(root: HTMLElement): () => void {
  const book = root.querySelector(':scope > [data-part=book]');
  if (!book) return () => undefined;
  const orient = () => {
    book.classList.toggle('--portrait', root.dataset.orientation === 'portrait');
    book.classList.toggle('--landscape', root.dataset.orientation === 'landscape');
  };
  book.classList.add('stf__wrapper', 'stf__block');
  orient();
  for (const page of book.children) mark(page);

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target === root) orient();
      // What lies inside a page is its owner's.
      for (const node of [target, ...addedNodes]) {
        if (isElement(node) && node.parentNode === book) mark(node);
      }
    }
  });
  observer.observe(root, { attributes: true, attributeFilter: ['data-orientation'] });
  observer.observe(book, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-density', 'data-side'],
  });
  return () => observer.disconnect();
}

/** By its type: the class of an element is that of its own window. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function mark(page: Element): void {
  const density = page.getAttribute('data-density');
  const side = page.getAttribute('data-side');
  // The blank back of a leaf is no page.
  if (density === null) return;
  page.classList.add('stf__item');
  page.classList.toggle('--soft', density === 'soft');
  page.classList.toggle('--hard', density === 'hard');
  page.classList.toggle('--left', side === 'start');
  page.classList.toggle('--right', side === 'end');
}
