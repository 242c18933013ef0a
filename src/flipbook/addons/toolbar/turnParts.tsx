import { useFlipbook } from '../../useFlipbook.ts';
import { useHeldEnter } from '../../useHeldEnter.ts';
import { type PartProps, renderPart, type TurnState } from './renderPart.tsx';

/** Props of `Previous`, `Next`, `First` and `Last`. `children` is the label. */
export type TurnPartProps = PartProps<'button', TurnState>;

type Turn = 'previous' | 'next' | 'first' | 'last';

/** A button that leads nowhere is `aria-disabled` and keeps the focus. */
function useTurnPart(turn: Turn, props: TurnPartProps) {
  const isBack = turn === 'previous' || turn === 'first';
  const { book, last, disabled } = useFlipbook(({ book, canPrevious, canNext, pageCount }) => ({
    book,
    last: pageCount - 1,
    disabled: !(isBack ? canPrevious : canNext),
  }));
  const onKeyDown = useHeldEnter(() => book?.getState() === 'flipping');
  return renderPart({
    tag: 'button',
    props,
    state: { disabled },
    partProps: {
      type: 'button',
      children: `${turn} page`,
      'aria-disabled': disabled,
      onKeyDown,
      onClick: () => {
        if (turn === 'next') void book?.flipNext();
        else if (turn === 'previous') void book?.flipPrev();
        else void book?.flip(turn === 'first' ? 0 : last);
      },
    },
  });
}

/** Turns to the previous spread. */
export const Previous = (props: TurnPartProps) => useTurnPart('previous', props);

/** Turns to the next spread. */
export const Next = (props: TurnPartProps) => useTurnPart('next', props);

/** Turns to the first page, in one turn. */
export const First = (props: TurnPartProps) => useTurnPart('first', props);

/** Turns to the last page, in one turn. */
export const Last = (props: TurnPartProps) => useTurnPart('last', props);
