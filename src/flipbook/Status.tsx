import type { RefObject } from 'react';
import styles from './Flipbook.module.css';
import { useController } from './useController.ts';
import type { Configuration } from './view/configuration.ts';
import type { Controller } from './view/controller.ts';

interface StatusProps {
  /** What is read out. */
  readonly status: string;
  readonly configuration: Configuration;
  readonly firstPage: number;
  readonly controller: RefObject<Controller | null>;
}

/**
 * What is read out after a turn, and what lays the book out. It stands before the pages, because React runs layout effects in
 * that order: those of a page find it as large as it is. Being out of the flow, it moves nothing of what follows.
 */
export function Status({ status, configuration, firstPage, controller }: StatusProps) {
  const element = useController({ configuration, firstPage, controller });
  return (
    <div ref={element} role="status" className={styles.status} data-part="status">
      {status}
    </div>
  );
}
