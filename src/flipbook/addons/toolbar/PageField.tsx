import { type ReactNode, useId, useState } from 'react';
import { useFlipbook } from '../../useFlipbook.ts';
import { latinDigits } from './latinDigits.ts';
import { type PartProps, renderPart } from './renderPart.tsx';

export interface PageFieldState {
  /** Whether the entered text is not a page of the flipbook. */
  readonly invalid: boolean;
}

/** The props of {@link PageField}, and those of the `<span>` around its parts. */
export type PageFieldProps = PartProps<'span', PageFieldState> & {
  /** The text before the field, which labels it. @default 'Page' */
  label?: ReactNode;
  /** The text after the field. @default 'of 8' */
  count?: ((pages: number) => ReactNode) | undefined;
  /** The announced message when there is no such page. @default 'Enter a page from 1 to 8.' */
  error?: ((pages: number) => ReactNode) | undefined;
  /** The label of a page, such as 'iv'. The field shows it, and accepts it as well as a number. */
  pageLabel?: ((index: number) => string | undefined) | undefined;
};

const defaultCount = (pages: number) => `of ${pages}`;
const defaultError = (pages: number) => (pages > 0 ? `Enter a page from 1 to ${pages}.` : 'The book has no pages.');

/**
 * A field with the number of the open page. Enter turns to the typed page; digits of any script
 * work. Invalid text stays until it is corrected, Escape is pressed or the field loses focus. The
 * field belongs to no form.
 */
export function PageField({ label, count, error, pageLabel, ...props }: PageFieldProps) {
  const { book, page, pageCount } = useFlipbook(({ book, targetPage: page, pageCount }) => ({ book, page, pageCount }));
  const [input, setInput] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(false);
  const errorId = useId();
  const labelOf = (index: number) => pageLabel?.(index) ?? String(index + 1);
  const normalize = (text: string) => latinDigits(text).trim().toLowerCase();

  const turn = () => {
    if (input === null) return;
    const query = normalize(input);
    const labelIndex = Array.from({ length: pageCount }, (_, index) => normalize(labelOf(index))).indexOf(query);
    const to = labelIndex >= 0 ? labelIndex : Number(query) - 1;
    const isPage = Number.isInteger(to) && to >= 0 && to < pageCount;
    setInvalid(!isPage);
    if (!isPage) return;
    setInput(null);
    void book?.flip(to);
  };
  const discardInput = () => {
    setInput(null);
    setInvalid(false);
  };

  return renderPart({
    tag: 'span',
    props,
    state: { invalid },
    partProps: {
      // Browser translation replaces text nodes. React can still update an element's only text.
      children: (
        <>
          <label>
            <span>{label ?? 'Page'}</span>{' '}
            <input
              // Belongs to no form, because a second field keeps a form from submitting on Enter.
              form=""
              {...(!pageLabel && { inputMode: 'numeric' })}
              enterKeyHint="go"
              autoComplete="off"
              size={String(pageCount).length}
              value={input ?? (pageCount > 0 ? labelOf(page) : '')}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? errorId : undefined}
              onChange={({ target }) => {
                setInput(target.value);
                setInvalid(false);
              }}
              onBlur={discardInput}
              onKeyDown={(event) => {
                if (event.key === 'Escape') discardInput();
                // With an input method, Enter may finish a word.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                turn();
              }}
            />
          </label>{' '}
          <span key={pageCount}>{book && (count ?? defaultCount)(pageCount)}</span>{' '}
          <span key="error" id={errorId} role="alert">
            {invalid && (error ?? defaultError)(pageCount)}
          </span>
        </>
      ),
    },
  });
}
