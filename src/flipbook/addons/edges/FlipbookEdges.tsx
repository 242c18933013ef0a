import { useContext, useRef } from 'react';
import { BookContext } from '../../BookContext.tsx';
import { numberOr } from '../../engine/numberOr.ts';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { maxStackPx, stacksIn } from './stacksIn.ts';

/** The props of {@link FlipbookEdges}. */
export interface FlipbookEdgesProps {
  /**
   * Thickness of a leaf, in px. In a book of many pages, leaves are thinner, because a stack is at
   * most 24 px wide. @default 2
   */
  thickness?: number | undefined;
}

const sides = ['start', 'end'] as const;

/**
 * The edges of the leaves beneath the open pages: read leaves on one side of the book, unread leaves
 * on the other. For the `edges` prop of a `Flipbook`. The edges take no space, so give the flipbook
 * 24 px of padding, or leave as much beside it.
 */
export function FlipbookEdges(props: FlipbookEdgesProps) {
  const thickness = Math.max(0, numberOr(props.thickness, 2));
  const store = useContext(BookContext);
  const box = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const show = (): void => {
      const book = store?.get();
      const stacks = book && stacksIn(book.published, thickness);
      for (const element of box.current?.querySelectorAll<HTMLElement>('[data-edge-width]') ?? []) {
        const stack = stacks?.[element.parentElement?.dataset.edge === 'start' ? 'start' : 'end'];
        if (!stack) continue;
        element.style.transition = `translate ${stack.durationMs}ms linear ${stack.delayMs}ms`;
        element.style.translate = `${stack.widthPx - maxStackPx}px`;
      }
    };
    box.current?.style.setProperty('--thickness', `${thickness}px`);
    show();
    return store?.subscribe(show);
  }, [store, thickness]);

  const first = store?.first && stacksIn(store.first.published, thickness);
  return (
    <div ref={box} aria-hidden="true" data-flipbook-edges="" data-thickness={thickness}>
      {sides.map((side) => (
        <div key={side} data-edge={side}>
          {/* Style sheets read the width before scripts run. */}
          <div data-edge-width={first?.[side].widthPx} />
        </div>
      ))}
    </div>
  );
}
