/** What has been begun and must be ended again. */
export interface Kept {
  listeners: number;
  observers: number;
  frames: number;
}

/** Counts the listeners, observers and frames that are asked for from now on, and takes off those that are ended. */
export function ledger(): { open: () => Kept; restore: () => void } {
  const { addEventListener } = EventTarget.prototype;
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
  const listeners = new Set<object>();
  const observers = new Set<object>();
  const unwatched = [ResizeObserver, MutationObserver].map(({ prototype }) => {
    const { observe, disconnect } = prototype;
    Object.assign(prototype, {
      observe(this: object, ...target: unknown[]) {
        observers.add(this);
        Reflect.apply(observe, this, target);
      },
      disconnect(this: object) {
        observers.delete(this);
        Reflect.apply(disconnect, this, []);
      },
    });
    return () => Object.assign(prototype, { observe, disconnect });
  });
  const asked = new Set<number>();

  EventTarget.prototype.addEventListener = function add(
    this: EventTarget,
    ...listened: Parameters<typeof addEventListener>
  ) {
    const options = listened[2];
    // Only what outlives the book: its own elements are gone with it.
    const outlives = !(this instanceof Element || this instanceof AbortSignal);
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (outlives) {
      const entry = {};
      listeners.add(entry);
      if (signal) addEventListener.call(signal, 'abort', () => listeners.delete(entry));
    }
    addEventListener.apply(this, listened);
  };
  window.requestAnimationFrame = (callback) => {
    const frame = ask.call(window, (time) => {
      asked.delete(frame);
      callback(time);
    });
    asked.add(frame);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    asked.delete(frame);
    cancel.call(window, frame);
  };
  return {
    open: () => ({ listeners: listeners.size, observers: observers.size, frames: asked.size }),
    restore: () => {
      EventTarget.prototype.addEventListener = addEventListener;
      for (const restore of unwatched) restore();
      window.requestAnimationFrame = ask;
      window.cancelAnimationFrame = cancel;
    },
  };
}
