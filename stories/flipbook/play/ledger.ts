type Kind = 'listeners' | 'observers' | 'frames' | 'timers';

/** What has been begun and must be ended again. */
export type Kept = Readonly<Record<Kind, number>>;

const observerKinds = [ResizeObserver, MutationObserver, IntersectionObserver];
const requestKinds = [
  ['frames', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ['timers', 'requestIdleCallback', 'cancelIdleCallback'],
  ['timers', 'setTimeout', 'clearTimeout'],
  ['timers', 'setInterval', 'clearInterval'],
] as const;

type Listened = Parameters<typeof EventTarget.prototype.addEventListener>;
const isCapture = (options: Listened[2]): boolean => (typeof options === 'object' ? !!options.capture : !!options);

/**
 * Counts the listeners, observers, frames and timers that are asked for from now on, and takes off those that are ended: the
 * window's, the document's, and those of any element, since a book that is only hidden leaves its elements there.
 */
export function ledger(): { open: () => Kept; restore: () => void } {
  const kept = new Map<unknown, Kind>();
  const restores: (() => void)[] = [];
  const replace = <Owner extends object>(owner: Owner, members: Partial<Owner>): void => {
    const before = Object.fromEntries(Object.keys(members).map((name) => [name, Reflect.get(owner, name)]));
    restores.push(() => Object.assign(owner, before));
    Object.assign(owner, members);
  };

  for (const { prototype } of observerKinds) {
    const { observe, disconnect } = prototype;
    replace(prototype, {
      observe(this: object, ...target: unknown[]) {
        kept.set(this, 'observers');
        Reflect.apply(observe, this, target);
      },
      disconnect(this: object) {
        kept.delete(this);
        Reflect.apply(disconnect, this, []);
      },
    });
  }

  for (const [kind, ask, cancel] of requestKinds) {
    const [begin, end] = [window[ask], window[cancel]];
    replace<object>(window, {
      [ask]: (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
        const done = (...args: unknown[]): void => {
          if (ask !== 'setInterval') kept.delete(`${ask} ${id}`);
          callback(...args);
        };
        const id: unknown = Reflect.apply(begin, window, [done, ...rest]);
        kept.set(`${ask} ${id}`, kind);
        return id;
      },
      [cancel]: (id: unknown) => {
        kept.delete(`${ask} ${id}`);
        Reflect.apply(end, window, [id]);
      },
    });
  }

  const listened = new Map<EventTarget, Set<{ type: string; listener: Listened[1]; capture: boolean }>>();
  const { addEventListener: listen } = EventTarget.prototype;
  // Vitest has put functions of its own on the window: those of the prototype never see what is asked of that.
  for (const owner of [window, EventTarget.prototype]) {
    const { addEventListener: add, removeEventListener: remove } = owner;
    replace<object>(owner, {
      addEventListener(this: EventTarget | undefined, ...[type, listener, options]: Listened) {
        const target = this ?? window;
        const entry = { type, listener, capture: isCapture(options) };
        const { signal, once = false } = typeof options === 'object' ? options : {};
        const end = (): void => void kept.delete(entry);
        // A signal is gone with what it ends.
        if (!(target instanceof AbortSignal || signal?.aborted)) {
          kept.set(entry, 'listeners');
          listened.set(target, (listened.get(target) ?? new Set()).add(entry));
          if (signal) listen.call(signal, 'abort', end);
          if (once) listen.call(target, type, end, { once, capture: entry.capture });
        }
        add.call(target, type, listener, options);
      },
      removeEventListener(this: EventTarget | undefined, ...[type, listener, options]: Listened) {
        const target = this ?? window;
        for (const entry of listened.get(target) ?? [])
          if (entry.type === type && entry.listener === listener && entry.capture === isCapture(options))
            kept.delete(entry);
        remove.call(target, type, listener, options);
      },
    });
  }

  return {
    open: () => {
      const all = [...kept.values()];
      const count = (kind: Kind): number => all.filter((one) => one === kind).length;
      return {
        listeners: count('listeners'),
        observers: count('observers'),
        frames: count('frames'),
        timers: count('timers'),
      };
    },
    restore: () => {
      for (const restore of restores) restore();
    },
  };
}
