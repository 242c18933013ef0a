import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Anatomy.module.css';

/** A part of a component, and the position of its number. */
export type AnatomyPart = {
  name: string;
  /** The part's description, in a few words. */
  is: string;
  /** Finds the part's element, or the element that contains it. */
  selector: string;
  /**
   * The number's position on that element, from its upper left corner: 0 to 1.
   * @default 0.5, its middle
   */
  x?: number;
  y?: number;
};

export type AnatomyProps = { parts: readonly AnatomyPart[]; children: ReactNode };

type Place = { left: number; top: number };

/** A real component with a number on each of its parts, above a list of the parts' names. */
export function Anatomy({ parts, children }: AnatomyProps) {
  const figure = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useLayoutEffect(() => {
    const root = figure.current;
    if (!root) return;
    const measure = () => setPlaces(parts.map((part) => placeOf(part, root)));
    // Parts move until the fonts and the component's script have loaded.
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <div className={styles.sheet} data-surface="paper" data-anatomy="">
      <div ref={figure} className={styles.figure} data-anatomy-figure="">
        {children}
        {places.map(({ left, top }, index) => (
          <span key={parts[index]?.name} className={styles.number} style={{ left, top }} aria-hidden="true">
            {index + 1}
          </span>
        ))}
      </div>
      <ol className={styles.names} aria-label="Parts">
        {parts.map(({ name, is }) => (
          <li key={name}>
            <b>{name}</b>: {is}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** @throws when the component does not have the part, because its label would point nowhere */
function placeOf({ name, selector, x = 0.5, y = 0.5 }: AnatomyPart, root: HTMLElement): Place {
  const part = root.querySelector(selector);
  if (!part) throw new Error(`Part not found: ${name}. No element matches ${selector}.`);
  const [box, around] = [part.getBoundingClientRect(), root.getBoundingClientRect()];
  return { left: box.left - around.left + x * box.width, top: box.top - around.top + y * box.height };
}
