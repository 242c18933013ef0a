import { useRef } from 'react';
import styles from './Flipbook.module.css';
import { type ControllerProps, useController } from './useController.ts';

/**
 * The live region. Precedes the pages, so that its controller sizes the book before their layout
 * effects.
 */
export function StatusRegion(props: ControllerProps) {
  const element = useRef<HTMLDivElement>(null);
  useController(element, props);
  return <div ref={element} role="status" className={styles.status} data-part="status" />;
}
