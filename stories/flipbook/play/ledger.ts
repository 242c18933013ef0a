/** What has been begun and must be ended again. */
export interface Kept {
  listeners: number;
  observers: number;
  frames: number;
}

/** Counts the listeners, observers and frames that are asked for from now on, and takes off those that are ended. */
export function ledger(): { open: () => Kept; restore: () => void } {
  const { addEventListener } = EventTarget.prototype;
  const { observe, disconnect } = ResizeObserver.prototype;
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
  const listeners = new Set<object>();
  const observers = new Set<ResizeObserver>();
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
  ResizeObserver.prototype.observe = function watch(this: ResizeObserver, ...target) {
    observers.add(this);
    observe.apply(this, target);
  };
  ResizeObserver.prototype.disconnect = function leave(this: ResizeObserver) {
    observers.delete(this);
    disconnect.call(this);
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
      Object.assign(ResizeObserver.prototype, { observe, disconnect });
      window.requestAnimationFrame = ask;
      window.cancelAnimationFrame = cancel;
    },
  };
}
