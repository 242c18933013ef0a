import type { ChangeEvent, KeyboardEvent } from 'react';
import { useFlipbook } from '../../useFlipbook.ts';
import { isPlainKey } from '../../view/isPlainKey.ts';
import { type PartProps, renderPart, type TurnState } from './renderPart.tsx';
import { type PagesText, pagesTextFor } from './Status.tsx';

/** The props of {@link Slider}, and those of an `<input type="range">`. */
export type SliderProps = PartProps<'input', TurnState> & {
  /** The spoken text; the first page is at position 1. @default 'Pages 2 and 3 of 8' */
  pagesText?: PagesText | undefined;
};

/** A slider over all pages, in the reading direction. It opens pages without an animation. */
export function Slider({ pagesText, ...props }: SliderProps) {
  const view = useFlipbook();
  const { book, targetPage, pageCount, direction } = view;
  const disabled = pageCount < 2;
  return renderPart({
    tag: 'input',
    props,
    state: { disabled },
    partProps: {
      type: 'range',
      dir: direction,
      'aria-label': 'Page',
      'aria-valuetext': pagesTextFor(view, pagesText),
      min: 1,
      max: Math.max(1, pageCount),
      value: targetPage + 1,
      // A `disabled` slider would lose the focus.
      'aria-disabled': disabled,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const to = event.target.valueAsNumber - 1;
        // The next page may be in the same spread, so a step forward opens the next spread.
        if (to === targetPage + 1) void book?.turnToNextPage();
        else void book?.turnToPage(to);
      },
      // In WebKit, the arrow keys of a slider ignore its direction.
      onKeyDown: (event: KeyboardEvent) => {
        const isNext = event.key === 'ArrowLeft';
        const isArrow = isNext || event.key === 'ArrowRight';
        if (direction === 'ltr' || !isArrow || !isPlainKey(event.nativeEvent)) return;
        event.preventDefault();
        void (isNext ? book?.turnToNextPage() : book?.turnToPrevPage());
      },
      // Belongs to no form, so that Enter submits nothing and a reset does not move it.
      form: '',
    },
  });
}
