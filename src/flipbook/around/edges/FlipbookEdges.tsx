import { useContext, useRef } from 'react';
import { BookContext } from '../../BookContext.tsx';
import { numberOr } from '../../engine/numberOr.ts';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { maxStackPx, stacksIn } from './stacksIn.ts';

/** The props of {@link FlipbookEdges}. */
export interface FlipbookEdgesProps {
  /**
   * Thickness of a sheet, in px. In a book of many pages, sheets are thinner: a stack is at most 24
   * px wide. @default 2
   */
  thickness?: number | undefined;
}

const sides = ['start', 'end'] as const;

/**
 * The edges of the sheets beneath the open pages, read ones on one side of the book and unread ones
 * on the other. For the `edges` prop of a `Flipbook`. They take no space: give the flipbook 24 px
 * of padding, or leave as much beside it.
 */
export function FlipbookEdges(props: FlipbookEdgesProps) {
  const thickness = Math.max(0, numberOr(props.thickness, 2));
  const store = useContext(BookContext);
  const box = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const show = (): void => {
      const book = store?.get();
      const stacks = book && stacksIn(book.published, thickness);
      for (const strip of box.current?.querySelectorAll<HTMLElement>('[data-edge-width]') ?? []) {
        const stack = stacks?.[strip.parentElement?.dataset.edge === 'start' ? 'start' : 'end'];
        if (!stack) continue;
        strip.style.transition = `translate ${stack.durationMs}ms linear ${stack.delayMs}ms`;
        strip.style.translate = `${stack.widthPx - maxStackPx}px`;
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
          {/* The width is for style sheets, before any script. */}
          <div data-edge-width={first?.[side].widthPx} />
        </div>
      ))}
    </div>
  );
}
