type Press = Event & { readonly key?: string };

/**
 * Records clicks and keys in server-rendered content that no script handles yet: in a book, and in
 * an element with `data-early-press`. Repeats them in order when the element gets `data-state`. An
 * element with `data-early-press` also receives keys that are pressed anywhere in the document.
 * While presses wait for it, the attribute's value is `kept`, for style sheets. A book does not
 * show that a press is pending, so its presses expire after eight seconds. A repetition of the last
 * press is ignored, and so are drags, and events that the browser handles itself (links, fields).
 * An `early-press-forget` event on the window discards the presses and stops the recording. Uses
 * nothing outside itself, because its text becomes a separate script.
 */
export function keepEarlyPress(): void {
  const patienceMs = 8000;
  const dragThresholdPx = 5;
  const usedByBrowser = 'a,form,input,select,textarea,label,summary,video,audio';
  const marked = '[data-early-press]';
  let pressEvent: PointerEvent | null = null;
  /** The element for whose `data-state` the presses wait. */
  let awaitedElement: HTMLElement | null = null;
  let lastPress: Press | null = null;
  let repeats: (() => void)[] = [];

  const forget = (): void => {
    lastPress = null;
    repeats = [];
    if (awaitedElement?.dataset.earlyPress) awaitedElement.dataset.earlyPress = '';
    awaitedElement = null;
  };
  const repeatAll = (): void => {
    const dueRepeats = repeats;
    forget();
    for (const repeat of dueRepeats) repeat();
  };
  /** Call first for every event. */
  const beforeEachEvent = (): void => {
    pressEvent = null;
    if (awaitedElement?.dataset.state) repeatAll();
  };

  /** `repeat` performs the press again on its target. */
  let keep = (event: Press, repeat: (target: Element) => void): void => {
    // The DOM types `target` as `EventTarget`, but a press always has an element.
    const target = event.target as Element;
    const closest = (selector: string) => target.closest<HTMLElement>(selector);
    const element =
      (event.key ? document.querySelector<HTMLElement>(marked) : closest(marked)) ?? closest('[data-flipbook]');
    if (!element || element.dataset.state || closest(usedByBrowser)) return;
    const isMarked = element.matches(marked);
    if (awaitedElement !== element) {
      forget();
      const ownRepeats = repeats;
      const wait = (): void => {
        if (ownRepeats !== repeats) return;
        // In the next task: in development, Strict Mode removes and restores effects first.
        if (element.dataset.state) setTimeout(repeatAll);
        else requestAnimationFrame(wait);
      };
      wait();
      awaitedElement = element;
      if (isMarked) element.dataset.earlyPress = 'kept';
    }
    if (lastPress?.target === target && lastPress.key === event.key) return;
    lastPress = event;
    repeats.push(() => {
      if (target.isConnected && (isMarked || performance.now() - event.timeStamp < patienceMs)) repeat(target);
    });
  };

  const onPointerDown = (event: PointerEvent): void => {
    beforeEachEvent();
    pressEvent = event;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat) return;
    beforeEachEvent();
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.key === 'Tab') return;
    // On a button, the browser turns these keys into a click.
    if (/Enter| /.test(event.key) && (event.target as Element).closest('button')) return;
    keep(event, (target) => {
      for (const type of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(type, event));
    });
  };
  const onClick = (click: MouseEvent): void => {
    const target = click.target as Element;
    const from = pressEvent;
    beforeEachEvent();
    const before = target.getBoundingClientRect();
    if (from && Math.hypot(click.x - from.x, click.y - from.y) > dragThresholdPx) return;
    keep(click, () => {
      // Measure the target again: it may have moved under the pointer. A click by key has no
      // pointer.
      const now = target.getBoundingClientRect();
      for (const type of from ? ['pointerdown', 'pointerup', 'click'] : ['click'])
        target.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            isPrimary: true,
            detail: click.detail,
            pointerType: from?.pointerType ?? 'mouse',
            clientX: click.x + now.left - before.left,
            clientY: click.y + now.top - before.top,
          }),
        );
    });
  };
  const onForget = (): void => {
    forget();
    keep = forget;
  };
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('click', onClick, true);
  addEventListener('early-press-forget', onForget, true);
}
