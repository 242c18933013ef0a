/**
 * Keeps the last press on what a server has drawn and no script answers yet, and does it once when one does: a click on a
 * page or button of a book, or in any element with `data-early-press`, until that element has `data-state`.
 *
 * Not kept is what the browser does itself (links, fields), a drag, what something newer followed, and what is older than eight
 * seconds. The event `early-press-forget` at the window ends it all.
 *
 * Runs as a script of its own, made of this function's text: nothing outside of it may be used in it.
 */
export function keepEarlyPress(): void {
  const patienceMs = 8000;
  const dragThresholdPx = 5;
  const usedByBrowser = 'a,form,input,select,textarea,label,summary,video,audio';
  let pressEvent: PointerEvent | null = null;
  let clickEvent: MouseEvent | null = null;

  const isDrag = (from: PointerEvent, { clientX, clientY }: MouseEvent): boolean =>
    Math.hypot(clientX - from.clientX, clientY - from.clientY) > dragThresholdPx;

  /** Presses again where the target is now: the page may have moved under the pointer. */
  const repeat = (click: MouseEvent, target: Element, before: DOMRect): void => {
    const now = target.getBoundingClientRect();
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      const event = new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        isPrimary: true,
        pointerType: ('pointerType' in click && String(click.pointerType)) || 'mouse',
        clientX: click.clientX + now.left - before.left,
        clientY: click.clientY + now.top - before.top,
      });
      target.dispatchEvent(event);
    }
  };

  const onPointerDown = (event: PointerEvent): void => {
    clickEvent = null;
    pressEvent = event;
  };
  const onKeyDown = (): void => {
    clickEvent = null;
    pressEvent = null;
  };
  const onClick = (click: MouseEvent): void => {
    // DOM edge: elements are clicked.
    const target = click.target as Element;
    const bookElement = target.closest<HTMLElement>('[data-flipbook],[data-early-press]');
    const from = pressEvent;
    clickEvent = null;
    pressEvent = null;
    if (!bookElement || bookElement.dataset.state || click.button || target.closest(usedByBrowser)) return;
    if (from && isDrag(from, click)) return;
    clickEvent = click;
    const before = target.getBoundingClientRect();
    const observer = new MutationObserver(() => {
      if (!bookElement.dataset.state) return;
      observer.disconnect();
      const repeatIfNewest = (): void => {
        const isOld = performance.now() - click.timeStamp > patienceMs;
        if (clickEvent === click && target.isConnected && !isOld) repeat(click, target, before);
      };
      // Not in this task: in development, React takes the effects of a strict component away once more after it.
      requestAnimationFrame(() => setTimeout(repeatIfNewest));
    });
    observer.observe(bookElement, { attributeFilter: ['data-state'] });
  };
  const onForget = (): void => {
    clickEvent = null;
    removeEventListener('pointerdown', onPointerDown, true);
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('click', onClick, true);
    removeEventListener('early-press-forget', onForget);
  };
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('click', onClick, true);
  addEventListener('early-press-forget', onForget);
}
