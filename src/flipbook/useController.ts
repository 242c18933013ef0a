import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import type { Configuration } from './view/configuration.ts';
import { type Controller, createController, type Memory } from './view/controller.ts';

/** Where a book's script hangs on to it. */
export interface ControllerRefs {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly controller: RefObject<Controller | null>;
}

/** Brings the drawn book to life for as long as it is mounted, and keeps it informed of what each render decides. */
export function useController(configuration: Configuration, firstPage: number): ControllerRefs {
  const root = useRef<HTMLDivElement>(null);
  const controller = useRef<Controller | null>(null);
  const latest = useRef(configuration);
  const memory = useRef<Memory>({ looked: firstPage, begun: false });
  // With or without it another element's size is watched.
  const { autoSize } = configuration.settings;

  useBrowserLayoutEffect(() => {
    latest.current = configuration;
    controller.current?.configure(configuration);
  });

  useBrowserLayoutEffect(() => {
    if (!root.current) return undefined;
    const started = createController(root.current, latest.current, memory.current);
    controller.current = started;
    return () => {
      started.destroy();
      controller.current = null;
    };
  }, [autoSize]);

  return { root, controller };
}
