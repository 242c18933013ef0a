import { type RefObject, useRef } from 'react';
import { renumbering } from './engine/spreads.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import { type Configuration, type Memory, pageToOpen } from './view/configuration.ts';
import { Controller } from './view/controller.ts';

export interface ControllerProps {
  readonly configuration: Configuration;
  readonly firstPage: number;
  /** Receives the controller on mount, and `null` on unmount. */
  readonly controller: RefObject<Controller | null>;
}

/**
 * Creates the controller of the book that `child` is in, and passes each render's configuration on.
 * Layout effects inside a book run before its own element has a ref.
 */
export function useController(
  child: RefObject<HTMLElement | null>,
  { configuration, firstPage, controller }: ControllerProps,
): void {
  const latest = useRef(configuration);
  const memory = useRef<Memory>({
    lastViewedPage: firstPage,
    // A controlled parent requests its page at every render.
    awaitedPage: configuration.props.page === undefined ? firstPage : undefined,
    hasLanded: false,
    hasPainted: false,
  });

  useBrowserLayoutEffect(() => {
    const { pages } = configuration;
    // The list may have changed while React hid the book.
    if (!controller.current)
      memory.current.lastViewedPage = pageToOpen(
        memory.current,
        renumbering(latest.current.pages, pages),
        pages.length,
      );
    latest.current = configuration;
    controller.current?.configure(configuration);
  });

  useBrowserLayoutEffect(() => {
    const root = child.current?.parentElement;
    if (!root) return undefined;
    const started = new Controller(root, latest.current, memory.current);
    controller.current = started;
    return () => {
      controller.current = null;
      // Suspense and `Activity` keep the element. A hot reload creates a new controller at once.
      started.destroy(() => root.isConnected && !controller.current);
    };
  }, [child, controller]);
}
