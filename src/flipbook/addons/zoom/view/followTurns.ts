import type { ZoomView } from './ZoomView.ts';

/** Moves the view to the start of each new spread as soon as it shows, until `signal` aborts. */
export function followTurns(view: ZoomView, signal: AbortSignal): void {
  let lastPages: readonly Element[] = [];
  let wasTurning = false;
  const check = (isFirst: boolean) => {
    const root = view.box.querySelector<HTMLElement>('[data-flipbook]');
    const book = root?.querySelector<HTMLElement>(':scope > [data-part="book"]');
    if (!root || !book || !/read|flipping/.test(root.dataset.state ?? '')) return;
    const visiblePages = [...book.querySelectorAll(':scope > [data-part="page"]:not([hidden])')];
    const isTurning = root.dataset.state === 'flipping';
    // At rest, compare first pages only: a change of orientation may hide the second one.
    const showsOtherPages = isTurning
      ? visiblePages.some((page, at) => page !== lastPages[at])
      : !wasTurning && visiblePages[0] !== lastPages[0];
    // If an element on the page has the focus, the browser has already scrolled to it.
    const hasFocus = visiblePages.some((page) => page.contains(document.activeElement));
    if (!isFirst && showsOtherPages && (isTurning || !hasFocus)) view.showStart(book);
    lastPages = visiblePages;
    wasTurning = isTurning;
  };
  const observer = new MutationObserver(() => check(false));
  observer.observe(view.box, { subtree: true, attributeFilter: ['data-state', 'hidden'] });
  signal.addEventListener('abort', () => observer.disconnect());
  check(true);
}
