// React calls a page's handlers at the root of its tree, outside the book. By then an ancestor may
// have stopped the event, and a listener on the book runs before the page decides.
import type { DOMAttributes, SyntheticEvent } from 'react';

type ListenedEvents = Pick<HTMLElementEventMap, 'pointerdown' | 'keydown'>;

/** The element at which React calls a page's handlers, until it has called them all. */
const reactRoots = new WeakMap<Event, EventTarget | null>();

const enter = ({ nativeEvent }: SyntheticEvent): void => void reactRoots.set(nativeEvent, nativeEvent.currentTarget);
const leave = ({ nativeEvent }: SyntheticEvent): void => void reactRoots.delete(nativeEvent);

export const reactHandlerTracking: DOMAttributes<Element> = {
  onPointerDownCapture: enter,
  onKeyDownCapture: enter,
  onPointerDown: leave,
  onKeyDown: leave,
};

/** After all other handlers, unless a page stops the event. If an ancestor does, at once. */
export function listenAfterPages<Type extends keyof ListenedEvents>(
  { root, signal }: { readonly root: HTMLElement; readonly signal: AbortSignal },
  type: Type,
  hear: (event: ListenedEvents[Type]) => void,
): void {
  let last: Event | undefined;
  const callOnce = (event: Event): void => {
    if (event === last) return;
    last = event;
    // DOM edge: only events of that type arrive here.
    hear(event as ListenedEvents[Type]);
  };
  const watch = (event: Event): void => {
    for (const name of ['stopPropagation', 'stopImmediatePropagation'] as const) {
      const stop = event[name];
      event[name] = () => {
        stop.call(event);
        if (event.currentTarget !== reactRoots.get(event)) callOnce(event);
      };
    }
  };
  root.addEventListener(type, watch, { signal });
  // Outside a closed shadow root, an event's original target is hidden.
  const tree = root.getRootNode();
  if ('host' in tree) tree.addEventListener(type, callOnce, { signal });
  root.ownerDocument.defaultView?.addEventListener(type, callOnce, { signal });
}
