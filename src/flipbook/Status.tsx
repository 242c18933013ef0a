import { type RefObject, useRef } from 'react';
import { renumbering } from './engine/spreads.ts';
import styles from './Flipbook.module.css';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import { type Configuration, type Memory, pageToOpen } from './view/configuration.ts';
import { Controller } from './view/controller.ts';

interface StatusProps {
  readonly configuration: Configuration;
  readonly firstPage: number;
  /** Receives the controller on mount, and `null` on unmount. */
  readonly controller: RefObject<Controller | null>;
}

/**
 * The live region, and the way of each render's configuration to the controller. It precedes the
 * pages, so that layout effects in them find the book at its final size.
 */
export function Status({ configuration, firstPage, controller }: StatusProps) {
  // The book's own element has no ref yet when layout effects inside it run.
  const element = useRef<HTMLDivElement>(null);
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
    const root = element.current?.parentElement;
    if (!root) return undefined;
    const started = new Controller(root, latest.current, memory.current);
    controller.current = started;
    return () => {
      controller.current = null;
      // Suspense and `Activity` keep the element. A hot reload creates a new controller at once.
      started.destroy(() => root.isConnected && !controller.current);
    };
  }, [controller]);

  return <div ref={element} role="status" className={styles.status} data-part="status" />;
}
