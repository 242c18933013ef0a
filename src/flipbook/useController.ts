import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import type { Configuration } from './view/configuration.ts';
import { Controller } from './view/controller.ts';

/** Where a book's script hangs on to it. */
export interface ControllerRefs {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly book: RefObject<HTMLDivElement | null>;
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly controller: RefObject<Controller | null>;
}

/** Brings the drawn book to life for as long as it is mounted, and keeps it informed of what each render decides. */
export function useController(configuration: Configuration, firstPage: number): ControllerRefs {
  const root = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const controller = useRef<Controller | null>(null);
  const latest = useRef(configuration);
  // React may take effects away and bring them back; the book is then open where it was.
  const lastPage = useRef(firstPage);
  const told = useRef(false);
  // With or without it another element's size is watched.
  const { autoSize } = configuration.settings;

  useBrowserLayoutEffect(() => {
    latest.current = configuration;
    controller.current?.configure(configuration);
  });

  useBrowserLayoutEffect(() => {
    if (!root.current || !book.current || !ruler.current) return undefined;
    const { page = lastPage.current } = latest.current;
    const started = new Controller({
      root: root.current,
      book: book.current,
      ruler: ruler.current,
      configuration: latest.current,
      page,
      painted: () => {
        const first = !told.current;
        told.current = true;
        return first;
      },
    });
    controller.current = started;
    return () => {
      lastPage.current = started.looked;
      started.destroy();
      controller.current = null;
    };
  }, [autoSize]);

  return { root, book, ruler, controller };
}
