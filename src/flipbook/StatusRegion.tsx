import { type RefObject, useRef } from 'react';
import { renumberingBetween } from './engine/spreads.ts';
import styles from './Flipbook.module.css';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import { type Configuration, type Memory, pageToOpen } from './view/configuration.ts';
import { Controller } from './view/controller.ts';

interface StatusRegionProps {
  readonly configuration: Configuration;
  readonly firstPage: number;
  /** Receives the controller on mount, and `null` on unmount. */
  readonly controller: RefObject<Controller | null>;
}

/**
 * The live region. Precedes the pages, so that its controller sizes the book before their layout
 * effects.
 */
export function StatusRegion(props: StatusRegionProps) {
  const element = useRef<HTMLDivElement>(null);
  useController(element, props);
  return <div ref={element} role="status" className={styles.status} data-part="status" />;
}

/**
 * Creates the controller of the book that `child` is in, and passes each render's configuration on.
 * Takes a child because layout effects inside the book run before the book's own ref is set.
 */
function useController(
  child: RefObject<HTMLElement | null>,
  { configuration, firstPage, controller }: StatusRegionProps,
): void {
  const latest = useRef(configuration);
  const memory = useRef<Memory>({
    lastViewedPage: firstPage,
    // With `page`, wait for no page: the parent requests it again at every render.
    awaitedPage: configuration.props.page === undefined ? firstPage : undefined,
    hasLanded: false,
    hasPainted: false,
  });

  useBrowserLayoutEffect(() => {
    const { pages } = configuration;
    // No controller: React has just mounted the book, or had hidden it. Its pages may have changed.
    if (!controller.current)
      memory.current.lastViewedPage = pageToOpen(
        memory.current,
        renumberingBetween(latest.current.pages, pages),
        pages.length,
      );
    latest.current = configuration;
    controller.current?.configure(configuration);
  });

  useBrowserLayoutEffect(() => {
    const root = child.current?.parentElement;
    if (!root) return undefined;
    const newController = new Controller(root, latest.current, memory.current);
    controller.current = newController;
    return () => {
      controller.current = null;
      // The book is only hidden if its element stays (Suspense, `Activity`) and no new controller
      // replaces this one (hot reload).
      newController.destroy(() => root.isConnected && !controller.current);
    };
  }, [child, controller]);
}
