import type { ZoomView } from './ZoomView.ts';

/** Moves the view to the start of each new spread when its turn begins, until `signal` aborts. */
export function followTurns(view: ZoomView, signal: AbortSignal): void {
  let last: readonly Element[] = [];
  let wasTurning = false;
  const look = (isFirst: boolean) => {
    const root = view.box.querySelector<HTMLElement>('[data-flipbook]');
    const book = root?.querySelector<HTMLElement>(':scope > [data-part="book"]');
    if (!root || !book || !/read|flipping/.test(root.dataset.state ?? '')) return;
    const inSight = [...book.querySelectorAll(':scope > [data-part="page"]:not([hidden])')];
    const isTurning = root.dataset.state === 'flipping';
    // At rest, compare first pages: a two-page flipbook may switch to showing one of them.
    const isAnother = isTurning ? inSight.some((page, at) => page !== last[at]) : !wasTurning && inSight[0] !== last[0];
    // The browser has scrolled to an element that it has focused.
    const hasFocus = inSight.some((page) => page.contains(page.ownerDocument.activeElement));
    if (!isFirst && isAnother && (isTurning || !hasFocus)) view.showStart(book);
    last = inSight;
    wasTurning = isTurning;
  };
  const observer = new view.window.MutationObserver(() => look(false));
  observer.observe(view.box, { subtree: true, attributeFilter: ['data-state', 'hidden'] });
  signal.addEventListener('abort', () => observer.disconnect());
  look(true);
}
