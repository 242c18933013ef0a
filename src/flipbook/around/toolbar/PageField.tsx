import { type FormEvent, type ReactNode, useState } from 'react';
import { useFlipbook } from '../../useFlipbook.ts';
import { drawPart, type PartProps } from './drawPart.tsx';

export interface PageFieldState {
  /** Whether what stands in the field is no page of the book. */
  readonly invalid: boolean;
}

/** What {@link PageField} takes, and whatever a `<form>` does. */
export type PageFieldProps = PartProps<'form', PageFieldState> & {
  /** What stands before the field, and names it. @default 'Page' */
  label?: ReactNode;
  /** What stands behind it. @default 'of 8' */
  count?: ((pages: number) => ReactNode) | undefined;
  /** What a page is called, such as 'iv', as for the book: the field shows it, and finds a page by it as well as by its number. */
  pageLabel?: ((index: number) => string | undefined) | undefined;
};

/** A field with the number of the open page. Enter turns to the one typed; what is no page stays to be mended, and is given up with the focus. */
export function PageField({ label = 'Page', count = (pages) => `of ${pages}`, pageLabel, ...props }: PageFieldProps) {
  const { book, page, pageCount } = useFlipbook(({ book, targetPage: page, pageCount }) => ({ book, page, pageCount }));
  const [typed, setTyped] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(false);
  const labelOf = (index: number) => pageLabel?.(index) ?? String(index + 1);

  const turn = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null) return;
    const wanted = typed.trim().toLowerCase();
    const labelled = Array.from({ length: pageCount }, (_, index) => labelOf(index).toLowerCase()).indexOf(wanted);
    const to = labelled >= 0 ? labelled : Number(wanted) - 1;
    const isPage = Number.isInteger(to) && to >= 0 && to < pageCount;
    setInvalid(!isPage);
    if (!isPage) return;
    setTyped(null);
    void book?.flip(to);
  };
  const giveUp = () => {
    setTyped(null);
    setInvalid(false);
  };

  return drawPart({
    tag: 'form',
    props,
    state: { invalid },
    own: {
      onSubmit: turn,
      children: (
        <>
          <label>
            {label}{' '}
            <input
              {...(!pageLabel && { inputMode: 'numeric' })}
              enterKeyHint="go"
              autoComplete="off"
              size={String(pageCount).length}
              value={typed ?? (pageCount > 0 ? labelOf(page) : '')}
              aria-invalid={invalid || undefined}
              onChange={({ target }) => {
                setTyped(target.value);
                setInvalid(false);
              }}
              onBlur={giveUp}
              onKeyDown={({ key }) => key === 'Escape' && giveUp()}
            />
          </label>{' '}
          {book && count(pageCount)}
        </>
      ),
    },
  });
}
