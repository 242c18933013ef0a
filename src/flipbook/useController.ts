import { type RefObject, useContext, useRef } from 'react';
import { ControllerProbeContext } from './ControllerProbeContext.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import type { Configuration } from './view/configuration.ts';
import { Controller } from './view/controller.ts';
import type { Memory } from './view/Memory.ts';

/** The book's element, and what controls it while it is mounted. */
export interface ControllerRefs {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly controller: RefObject<Controller | null>;
}

/** Controls the drawn book for as long as it is mounted, and hands every render's configuration to the controller. */
export function useController(configuration: Configuration, firstPage: number): ControllerRefs {
  const root = useRef<HTMLDivElement>(null);
  const controller = useRef<Controller | null>(null);
  const latest = useRef(configuration);
  const memory = useRef<Memory>({ lastViewedPage: firstPage, hasPainted: false });
  const probe = useContext(ControllerProbeContext);

  useBrowserLayoutEffect(() => {
    latest.current = configuration;
    controller.current?.configure(configuration);
  });

  useBrowserLayoutEffect(() => {
    if (!root.current) return undefined;
    const started = new Controller(root.current, latest.current, memory.current);
    controller.current = started;
    probe?.(started);
    return () => {
      started.destroy();
      controller.current = null;
      probe?.(null);
    };
  }, [probe]);

  return { root, controller };
}
